import { must } from '../../common-fields.ts'
import { cnpj, date, numeric, ours, related, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'

/** Fields of a diploma. The validity of its signatures is not checked. */
export const diplomaFields = {
  aluno: related('aluno', phrase('Diplomado.', 'Graduate.'), { ...must, rotulo: phrase('Aluno', 'Student') }),
  curso: related('curso', phrase('Curso concluído.', 'Course completed.'), {
    ...must,
    rotulo: phrase('Curso', 'Course'),
  }),
  emissoraNome: varchar(120, phrase('Instituição que emite.', 'Institution that issues it.'), {
    ...must,
    rotulo: phrase('Emissora', 'Issuing institution'),
  }),
  emissoraCnpj: cnpj(phrase('CNPJ de quem emite.', 'CNPJ of whoever issues it.'), {
    ...must,
    rotulo: phrase('CNPJ da emissora', 'CNPJ of the issuing institution'),
  }),
  emissoraCodigoMec: numeric(8, phrase('Código e-MEC de quem emite.', 'e-MEC code of whoever issues it.'), {
    ...ours,
    rotulo: phrase('Código e-MEC da emissora', 'e-MEC code of the issuing institution'),
  }),
  registradoraNome: varchar(120, phrase('Instituição que registra.', 'Institution that registers it.'), {
    ...ours,
    rotulo: phrase('Registradora', 'Registering institution'),
  }),
  registradoraCnpj: cnpj(phrase('CNPJ de quem registra.', 'CNPJ of whoever registers it.'), {
    ...ours,
    rotulo: phrase('CNPJ da registradora', 'CNPJ of the registering institution'),
  }),
  registradoraCodigoMec: numeric(
    8,
    phrase('Código e-MEC de quem registra.', 'e-MEC code of whoever registers it.'),
    {
      ...ours,
      rotulo: phrase('Código e-MEC da registradora', 'e-MEC code of the registering institution'),
    },
  ),
  conclusao: date(phrase('Conclusão do curso.', 'Completion of the course.'), {
    ...must,
    rotulo: phrase('Conclusão', 'Completion'),
  }),
  colacaoGrau: date(phrase('Colação de grau.', 'Graduation.'), {
    ...ours,
    rotulo: phrase('Colação de grau', 'Graduation'),
  }),
  expedicao: date(phrase('Expedição.', 'Issued.'), { ...ours, rotulo: phrase('Expedição', 'Issued') }),
  registroLivro: varchar(20, phrase('Livro do registro.', 'Book of the register.'), {
    ...ours,
    rotulo: phrase('Livro', 'Book'),
  }),
  registroFolha: varchar(20, phrase('Folha do registro.', 'Page of the register.'), {
    ...ours,
    rotulo: phrase('Folha', 'Sheet'),
  }),
  registroNumero: varchar(20, phrase('Número do registro.', 'Number of the registration.'), {
    ...ours,
    rotulo: phrase('Número do registro', 'Number of the registration'),
  }),
  registroProcesso: varchar(40, phrase('Processo do registro.', 'Process of the register.'), {
    ...ours,
    rotulo: phrase('Processo', 'Case'),
  }),
  registroData: date(phrase('Dia do registro.', 'Day of the registration.'), {
    ...ours,
    rotulo: phrase('Dia do registro', 'Day of the registration'),
  }),
  versaoLeiaute: varchar(
    6,
    phrase(
      'Versão do leiaute do MEC. Se ficar vazio: 1.05.',
      "Version of the ministry's layout. If left empty: 1.05.",
    ),
    { ...ours, rotulo: phrase('Leiaute', 'Layout') },
  ),
  codigoValidacao: varchar(
    80,
    phrase('Código de validação; não se repete.', 'Validation code; not repeated.'),
    {
      ...ours,
      rotulo: phrase('Código de validação', 'Validation code'),
    },
  ),
  urlXml: varchar(500, phrase('Endereço https do XML assinado.', 'https address of the signed XML.'), {
    ...ours,
    rotulo: phrase('Endereço do XML', 'Address of the XML'),
  }),
  urlRepresentacaoVisual: varchar(
    500,
    phrase('Endereço https da representação visual.', 'https address of the visual representation.'),
    {
      ...ours,
      rotulo: phrase('Representação visual', 'Visual representation'),
    },
  ),
  hashXml: varchar(
    64,
    phrase('SHA-256 do XML assinado, em hexadecimal.', 'SHA-256 of the signed XML, in hexadecimal.'),
    { ...ours, rotulo: phrase('SHA-256 do XML', 'SHA-256 of the XML') },
  ),
}
