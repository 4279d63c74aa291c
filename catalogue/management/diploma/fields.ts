import { must } from '../../common-fields.ts'
import { cnpj, date, numeric, ours, related, varchar } from '../../fields.ts'

/** What is known of a diploma. Whether its signatures hold, nobody says here. */
export const diplomaFields = {
  aluno: related('aluno', 'Diplomado.', { ...must, rotulo: 'Aluno' }),
  curso: related('curso', 'Curso concluído.', { ...must, rotulo: 'Curso' }),
  emissoraNome: varchar(120, 'Instituição que emite.', { ...must, rotulo: 'Emissora' }),
  emissoraCnpj: cnpj('CNPJ de quem emite.', { ...must, rotulo: 'CNPJ da emissora' }),
  emissoraCodigoMec: numeric(8, 'Código e-MEC de quem emite.', {
    ...ours,
    rotulo: 'Código e-MEC da emissora',
  }),
  registradoraNome: varchar(120, 'Instituição que registra.', { ...ours, rotulo: 'Registradora' }),
  registradoraCnpj: cnpj('CNPJ de quem registra.', { ...ours, rotulo: 'CNPJ da registradora' }),
  registradoraCodigoMec: numeric(8, 'Código e-MEC de quem registra.', {
    ...ours,
    rotulo: 'Código e-MEC da registradora',
  }),
  conclusao: date('Conclusão do curso.', { ...must, rotulo: 'Conclusão' }),
  colacaoGrau: date('Colação de grau.', { ...ours, rotulo: 'Colação de grau' }),
  expedicao: date('Expedição.', { ...ours, rotulo: 'Expedição' }),
  registroLivro: varchar(20, 'Livro do registro.', { ...ours, rotulo: 'Livro' }),
  registroFolha: varchar(20, 'Folha do registro.', { ...ours, rotulo: 'Folha' }),
  registroNumero: varchar(20, 'Número do registro.', { ...ours, rotulo: 'Número do registro' }),
  registroProcesso: varchar(40, 'Processo do registro.', { ...ours, rotulo: 'Processo' }),
  registroData: date('Dia do registro.', { ...ours, rotulo: 'Dia do registro' }),
  versaoLeiaute: varchar(6, 'Versão do leiaute do MEC; ausente, 1.05.', { ...ours, rotulo: 'Leiaute' }),
  codigoValidacao: varchar(80, 'Código de validação; não se repete.', {
    ...ours,
    rotulo: 'Código de validação',
  }),
  urlXml: varchar(500, 'Endereço https do XML assinado.', { ...ours, rotulo: 'Endereço do XML' }),
  urlRepresentacaoVisual: varchar(500, 'Endereço https da representação visual.', {
    ...ours,
    rotulo: 'Representação visual',
  }),
  hashXml: varchar(64, 'SHA-256 do XML assinado, em hexadecimal.', { ...ours, rotulo: 'SHA-256 do XML' }),
}
