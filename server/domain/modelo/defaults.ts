import type { TipoDocumento } from '../../../catalogue/values/arquivo.ts'

const internParties = `{{aluno.nome}}, inscrito(a) no CPF {{aluno.documento}}, matrícula {{aluno.matricula}}, do curso {{curso}}, residente em {{aluno.endereco}}, doravante ESTAGIÁRIO(A);

{{#responsavel.nome}}
Representado(a) ou assistido(a) por {{responsavel.nome}}, documento {{responsavel.documento}};

{{/responsavel.nome}}
{{concedente.nome}}, CNPJ ou CPF {{concedente.documento}}, com endereço em {{concedente.endereco}}, doravante CONCEDENTE;

{{#concedente.representante}}
Representada por {{concedente.representante}}, {{concedente.representanteCargo}};

{{/concedente.representante}}
{{#concedente.representanteCpf}}
CPF de quem a representa: {{concedente.representanteCpf}};

{{/concedente.representanteCpf}}
{{instituicao.nome}}, {{instituicao.documento}}, doravante INSTITUIÇÃO DE ENSINO.`

const monitorParties = `{{aluno.nome}}, inscrito(a) no CPF {{aluno.documento}}, matrícula {{aluno.matricula}}, do curso {{curso}}, doravante MONITOR(A);

{{professor.nome}}, professor(a) orientador(a);

{{instituicao.nome}}, doravante INSTITUIÇÃO DE ENSINO.`

/** Acceptance of electronic signatures by the parties (MP 2.200-2/2001, art. 10, § 2º). */
const electronic = `## Assinatura eletrônica
As partes aceitam como válida a assinatura eletrônica deste documento, na forma do art. 10, § 2º, da Medida Provisória 2.200-2/2001 e da Lei 14.063/2020.`

const money = `{{#bolsa.valor}}
O(a) estudante recebe bolsa de {{bolsa.valor}}, paga de forma {{bolsa.tipo}}.

{{/bolsa.valor}}
{{#auxilioTransporte}}
Auxílio-transporte: {{auxilioTransporte}}.

{{/auxilioTransporte}}
{{#beneficios}}
Outros benefícios: {{beneficios}}.

{{/beneficios}}`

const insurance = `{{#seguro.apolice}}
## Seguro
Durante o contrato vale o seguro contra acidentes pessoais da apólice {{seguro.apolice}}, de {{seguro.seguradora}}.

{{/seguro.apolice}}`

/** Texts for clients without their own. */
export const defaultTemplates: Readonly<Record<TipoDocumento, string>> = {
  'Termo de compromisso': `# Termo de compromisso de estágio nº {{contrato.numero}}

Lei 11.788, de 25 de setembro de 2008. Estágio {{contrato.tipoEstagio}}.

## Partes
${internParties}

## Vigência
O estágio vai de {{contrato.inicio}} a {{contrato.encerramento}}.

## Jornada
{{#horas.diaria}}
Até {{horas.diaria}} horas por dia.

{{/horas.diaria}}
São {{horas.semanal}} horas por semana, no horário: {{horario}}. Nos períodos de avaliação a carga é reduzida, como diz o art. 10, § 2º, da lei.

## Plano de atividades
{{plano}}

{{#supervisor.nome}}
Supervisão na concedente: {{supervisor.nome}}.

{{/supervisor.nome}}
{{#professor.nome}}
Orientação na instituição: {{professor.nome}}.

{{/professor.nome}}
## Bolsa e benefícios
${money}

${insurance}

## Recesso
O(a) estagiário(a) tem direito a recesso de {{recesso.diasAno}} dias por ano, ou proporcional, de preferência nas férias escolares (art. 13).

## Obrigações e encerramento
O estágio não cria vínculo de emprego. Termina no prazo, com o fim da matrícula, ou a qualquer tempo por vontade de uma das partes; a concedente entrega então o termo de realização (art. 9º, V).

${electronic}`,
  'Termo de monitoria': `# Termo de monitoria nº {{contrato.numero}}

## Partes
${monitorParties}

## Vigência e carga horária
A monitoria vai de {{contrato.inicio}} a {{contrato.encerramento}}, com {{horas.semanal}} horas por semana, no horário: {{horario}}.

{{#disciplinas}}
Disciplinas: {{disciplinas}}.

{{/disciplinas}}
{{#local}}
Local: {{local}}.

{{/local}}
## Plano de atividades
{{plano}}

## Bolsa e benefícios
${money}

${insurance}

${electronic}`,
  'Termo aditivo': `# Termo aditivo nº {{contrato.sequencia}} ao contrato {{contrato.numero}}

## Partes
{{aluno.nome}}, CPF {{aluno.documento}}; {{concedente.nome}}; e {{instituicao.nome}}.

## O que muda
{{#aditivo.tipo}}
{{aditivo.tipo}}: {{aditivo.descricao}}

{{/aditivo.tipo}}
O contrato passa a valer de {{contrato.inicio}} a {{contrato.encerramento}}, com {{horas.semanal}} horas por semana. As demais cláusulas continuam como estavam.

## Plano de atividades
{{plano}}

## Bolsa e benefícios
${money}

${insurance}

${electronic}`,
  'Termo de rescisão': `# Termo de rescisão do contrato {{contrato.numero}}

{{aluno.nome}}, CPF {{aluno.documento}}, {{concedente.nome}} e {{instituicao.nome}} encerram em {{rescisao.data}} o contrato que ia de {{vigencia.inicio}} a {{contrato.encerramento}}.

{{#rescisao.motivo}}
Motivo: {{rescisao.motivo}}.

{{/rescisao.motivo}}
${electronic}`,
  'Termo de realização': `# Termo de realização de estágio

{{concedente.nome}}, {{concedente.documento}}, declara, como pede o art. 9º, V, da Lei 11.788/2008, que {{aluno.nome}}, CPF {{aluno.documento}}, realizou estágio de {{vigencia.inicio}} a {{vigencia.fim}}, com {{horas.semanal}} horas por semana.

## Atividades
{{plano}}

{{#desempenho}}
## Avaliação de desempenho
{{desempenho}}

{{/desempenho}}
{{#supervisor.nome}}
Supervisão: {{supervisor.nome}}.

{{/supervisor.nome}}`,
  Declaração: `# Declaração

{{instituicao.nome}} declara que {{aluno.nome}}, CPF {{aluno.documento}}, matrícula {{aluno.matricula}}, do curso {{curso}}, tem com ela o contrato {{contrato.numero}} ({{contrato.tipo}}), de {{contrato.inicio}} a {{contrato.encerramento}}.

{{#concedente.nome}}
Concedente: {{concedente.nome}}.

{{/concedente.nome}}
Emitida em {{data}}.`,
  Recibo: `# Recibo

{{aluno.nome}}, CPF {{aluno.documento}}, declara ter recebido {{bolsa.valor}} a título de bolsa do contrato {{contrato.numero}}.

Emitido em {{data}}.`,
}
