import { niveis, niveisIdioma, sexo, situacoesMatricula } from '../common-fields.ts'
import { email, numeric, ours } from '../fields.ts'
import { query } from '../operation.ts'
import {
  coded,
  contentLink,
  day,
  list,
  moment,
  money,
  number,
  sensitive,
  sensitiveText,
  text,
} from '../output.ts'
import * as parts from './integracao-parts.ts'

const formacoes = list({
  instituicao: text('Instituição'),
  curso: text('Curso'),
  nivel: coded('Nível', niveis),
  situacao: coded('Situação', situacoesMatricula),
  inicio: day('Início'),
  conclusao: day('Conclusão'),
})

const experiencias = list({
  empresa: text('Empresa'),
  cargo: text('Cargo'),
  inicio: day('Início'),
  termino: day('Término; vazio no trabalho atual'),
  descricao: text('O que fez'),
})

const idiomas = list({
  idioma: text('Idioma'),
  nivel: coded('Nível', niveisIdioma),
})

export const retornaDadosCurriculo = query({
  ...parts.mirror,
  doors: { integration: 'consulta', staff: 'recrutamento.ver', unlimited: true },
  id: 'RetornaDadosCurriculo',
  title: 'Currículos',
  description:
    'Currículos incluídos ou alterados no período, no estado aceito por último. Do arquivo vêm os dados e, com incluirLink, o endereço do conteúdo; pcd e deficiência vêm só com o escopo sensivel.',
  wrapper: { kind: 'A', name: 'curriculos', response: true },
  filters: {
    cpf: parts.byCpf('do currículo', '52998224725'),
    identificador: {
      field: numeric(18, 'Identificador do currículo; quando vem, o período é desconsiderado.', {
        ...ours,
        example: 1,
      }),
      disregardsPeriod: true,
    },
    email: {
      field: email(100, 'E-mail, em qualquer caixa; quando vem, o período é desconsiderado.', {
        ...ours,
        example: 'mariana.ferreira@aluno.exemplo.edu.br',
      }),
      disregardsPeriod: true,
    },
  },
  element: {
    identificador: parts.identificador,
    identificacao: text('Identificação do currículo'),
    alunoIdentificador: number('Identificador do aluno de mesmo CPF'),
    nome: text('Nome civil'),
    nomeSocial: text('Nome social'),
    cpf: text('CPF'),
    documento: text('Documento de quem não tem CPF'),
    email: text('E-mail'),
    telefone: text('Telefone'),
    nascimento: day('Nascimento'),
    sexo: coded('Sexo', sexo),
    cidade: text('Cidade'),
    uf: text('Sigla do estado'),
    cep: text('CEP com 8 dígitos'),
    pcd: sensitiveText('Pessoa com deficiência; vazio quando não foi informado', ['S', 'N']),
    deficiencia: sensitive({
      codigoIntegracao: text('Código da deficiência'),
      descricao: text('Descrição da deficiência'),
      informacao: text('Informação complementar'),
    }),
    objetivo: text('Objetivo'),
    pretensao: money('Pretensão de remuneração'),
    formacoes,
    experiencias,
    idiomas,
    arquivoNome: text('Nome do arquivo'),
    arquivoTipo: coded('Tipo do arquivo, pelo conteúdo', { values: { pdf: 'PDF' } }),
    arquivoTamanho: number('Tamanho do arquivo em bytes'),
    arquivoHash: text('SHA-256 do arquivo, em hexadecimal'),
    link: contentLink('Endereço do arquivo, que abre por 60 minutos; só com incluirLink'),
    dtConsentimento: day('Data em que a pessoa consentiu com o uso do currículo'),
    situacao: parts.closing.situacao,
    validade: parts.closing.validade,
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
