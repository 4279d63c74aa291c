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
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

const formacoes = list({
  instituicao: text(phrase('Instituição', 'Institution')),
  curso: text(phrase('Curso', 'Course')),
  nivel: coded(phrase('Nível', 'Level'), niveis),
  situacao: coded(phrase('Situação', 'State'), situacoesMatricula),
  inicio: day(phrase('Início', 'Start')),
  conclusao: day(phrase('Conclusão', 'Completion')),
})

const experiencias = list({
  empresa: text(phrase('Empresa', 'Company')),
  cargo: text(phrase('Cargo', 'Position')),
  inicio: day(phrase('Início', 'Start')),
  termino: day(phrase('Término; vazio no trabalho atual', 'End; empty of the present work')),
  descricao: text(phrase('O que fez', 'What was done there')),
})

const idiomas = list({
  idioma: text(phrase('Idioma', 'Language')),
  nivel: coded(phrase('Nível', 'Level'), niveisIdioma),
})

export const retornaDadosCurriculo = query({
  ...parts.mirror,
  doors: { integration: 'consulta', staff: 'recrutamento.ver', unlimited: true },
  id: 'RetornaDadosCurriculo',
  title: phrase('Currículos', 'Résumés'),
  description: phrase(
    'Currículos incluídos ou alterados no período, no estado aceito por último. Do arquivo vêm os dados e, com incluirLink, o endereço do conteúdo; pcd e deficiência vêm só com o escopo sensivel.',
    'Résumés included or changed in the period, as last accepted. Of the file its data and, with incluirLink, the address of the content; disability data only with scope sensivel.',
  ),
  wrapper: { kind: 'A', name: 'curriculos', response: true },
  filters: {
    cpf: parts.byCpf(phrase('do currículo', 'of the résumé'), '52998224725'),
    identificador: {
      field: numeric(
        18,
        phrase(
          'Identificador do currículo; quando vem, o período é desconsiderado.',
          'Identifier of the résumé; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: 1,
        },
      ),
      disregardsPeriod: true,
    },
    email: {
      field: email(
        100,
        phrase(
          'E-mail, em qualquer caixa; quando vem, o período é desconsiderado.',
          'E-mail, in capitals or not; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: 'mariana.ferreira@aluno.exemplo.edu.br',
        },
      ),
      disregardsPeriod: true,
    },
  },
  element: {
    identificador: parts.identificador,
    identificacao: text(phrase('Identificação do currículo', 'Identification of the résumé')),
    alunoIdentificador: number(
      phrase('Identificador do aluno de mesmo CPF', 'Identifier of the student with the same CPF'),
    ),
    nome: text(phrase('Nome civil', 'Civil name')),
    nomeSocial: text(phrase('Nome social', 'Social name')),
    cpf: text(phrase('CPF', 'CPF')),
    documento: text(phrase('Documento de quem não tem CPF', 'Document of who has no CPF')),
    email: text(phrase('E-mail', 'E-mail')),
    telefone: text(phrase('Telefone', 'Telephone')),
    nascimento: day(phrase('Nascimento', 'Birth')),
    sexo: coded(phrase('Sexo', 'Sex'), sexo),
    cidade: text(phrase('Cidade', 'City')),
    uf: text(phrase('Sigla do estado', 'Abbreviation of the state')),
    cep: text(phrase('CEP com 8 dígitos', 'CEP with 8 digits')),
    pcd: sensitiveText(
      phrase(
        'Pessoa com deficiência; vazio quando não foi informado',
        'Person with disability; empty where it was not told',
      ),
      ['S', 'N'],
    ),
    deficiencia: sensitive({
      codigoIntegracao: text(phrase('Código da deficiência', 'Code of the disability')),
      descricao: text(phrase('Descrição da deficiência', 'Description of the disability')),
      informacao: text(phrase('Informação complementar', 'Further information')),
    }),
    objetivo: text(phrase('Objetivo', 'Objective')),
    pretensao: money(phrase('Pretensão de remuneração', 'Pay that is hoped for')),
    formacoes,
    experiencias,
    idiomas,
    arquivoNome: text(phrase('Nome do arquivo', 'File name')),
    arquivoTipo: coded(phrase('Tipo do arquivo, pelo conteúdo', 'Type of the file, by its content'), {
      values: { pdf: phrase('PDF', 'PDF') },
    }),
    arquivoTamanho: number(phrase('Tamanho do arquivo em bytes', 'Size of the file in bytes')),
    arquivoHash: text(phrase('SHA-256 do arquivo, em hexadecimal', 'SHA-256 of the file, in hexadecimal')),
    link: contentLink(
      phrase(
        'Endereço do arquivo, que abre por 60 minutos; só com incluirLink',
        'Address of the file, which opens for 60 minutes; only with incluirLink',
      ),
    ),
    dtConsentimento: day(
      phrase(
        'Data em que a pessoa consentiu com o uso do currículo',
        'Day on which the person consented to the use of the résumé',
      ),
    ),
    situacao: parts.closing.situacao,
    validade: parts.closing.validade,
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
