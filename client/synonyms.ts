import type { Field } from '../catalogue/fields.ts'
import { portuguese } from '../catalogue/phrase.ts'

/** Headings of other systems in normal form, with our field names, most likely first. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  municipio: ['CIDADE'],
  estado: ['UF'],
  uf: ['UF'],
  celular: ['TELEFONE2', 'TELEFONE', 'TELEFONE1'],
  telefone: ['TELEFONE2', 'TELEFONE', 'TELEFONE1'],
  fone: ['TELEFONE2', 'TELEFONE', 'TELEFONE1'],
  whatsapp: ['TELEFONE2', 'TELEFONE', 'TELEFONE1'],
  usuario: ['LOGIN'],
  nomeusuario: ['LOGIN'],
  datanasc: ['NASCIMENTO', 'DATA_NASCIMENTO'],
  datanascimento: ['NASCIMENTO', 'DATA_NASCIMENTO'],
  dtnasc: ['NASCIMENTO', 'DATA_NASCIMENTO'],
  dtnascimento: ['NASCIMENTO', 'DATA_NASCIMENTO'],
  nascimento: ['NASCIMENTO', 'DATA_NASCIMENTO'],
  ra: ['MATRICULA'],
  registroacademico: ['MATRICULA'],
  genero: ['SEXO'],
  logradouro: ['ENDERECO'],
  rua: ['ENDERECO'],
  correioeletronico: ['EMAIL'],
  codigopostal: ['CEP'],
  identidade: ['RG'],
  mae: ['NOME_MAE'],
  codigo: ['IDENTIFICACAO', 'IDENTIFICADOR'],
  id: ['IDENTIFICACAO', 'IDENTIFICADOR'],
}

/** These headings mean the required field whose description says that it is a name. */
const names = new Set(['nome', 'nomecivil'])

/** Words that do not change the meaning of a heading. */
const fillers = new Set(
  'n no nr num numero do da de e o a aluno aluna estudante professor docente completo institucional principal residencial sigla'.split(
    ' ',
  ),
)

/** A heading without filler words; unchanged when it has no other words. */
export function withoutFillers(heading: string, folded: (text: string) => string): string {
  const words = heading.replace(/e-mail/gi, 'email').split(/[^\p{L}\p{N}]+|º|ª/u)
  const telling = words.map(folded).filter((word) => word !== '' && !fillers.has(word))
  return telling.join('') || folded(heading)
}

/** Fields that a heading of another system means. */
export function meantBy(word: string, fields: Readonly<Record<string, Field>>): string[] {
  const all = Object.entries(fields)
  if (names.has(word)) {
    return all
      .filter(([, { text, required }]) => required && /^nome\b/i.test(portuguese(text)))
      .map(([name]) => name)
  }
  const called = Object.hasOwn(synonyms, word) ? synonyms[word]! : []
  return called.flatMap((stem) => all.filter(([name]) => name.endsWith(`_${stem}`)).map(([name]) => name))
}
