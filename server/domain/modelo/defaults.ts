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
  Convênio: `# {{convenio.tipo}} para concessão de estágio

{{convenio.nome}}, entre {{instituicao.nome}} e {{concedente.nome}}, com base no art. 8º da Lei 11.788, de 25 de setembro de 2008.

## Partes
{{instituicao.qualificacao}}, doravante INSTITUIÇÃO DE ENSINO;

{{concedente.qualificacao}}, doravante CONCEDENTE.

{{#agente.nome}}
Auxilia as partes, como agente de integração (art. 5º), {{agente.qualificacao}}.

{{/agente.nome}}
## 1. Objeto
A CONCEDENTE oferece oportunidades de estágio, obrigatório ou não, a estudantes que frequentam regularmente cursos da INSTITUIÇÃO DE ENSINO. O estágio é ato educativo escolar supervisionado e faz parte do projeto pedagógico do curso (art. 1º).

{{#cursos}}
Este instrumento se aplica aos cursos: {{cursos}}.

{{/cursos}}
## 2. Termo de compromisso e plano de atividades
Este instrumento não dispensa o termo de compromisso (art. 8º, parágrafo único). Cada estágio começa depois que o estudante, a CONCEDENTE e a INSTITUIÇÃO DE ENSINO o assinam. O plano de atividades acompanha o termo e é atualizado por aditivos, à medida que o desempenho do estudante é avaliado (art. 7º, parágrafo único). As atividades são compatíveis com a formação e o horário do curso.

## 3. Obrigações da INSTITUIÇÃO DE ENSINO
Conforme o art. 7º da lei:

- celebrar o termo de compromisso e indicar as condições de adequação do estágio à proposta pedagógica, à etapa e ao calendário do curso;
- avaliar as instalações da CONCEDENTE e sua adequação à formação do estudante;
- indicar professor orientador, da área do estágio, que acompanha e avalia as atividades;
- exigir do estudante relatório de atividades em prazo não superior a seis meses;
- zelar pelo cumprimento do termo e reorientar o estudante para outro local, se as normas forem descumpridas;
- elaborar normas e instrumentos de avaliação dos estágios;
- comunicar à CONCEDENTE, no início do período letivo, as datas das avaliações escolares.

## 4. Obrigações da CONCEDENTE
Conforme o art. 9º da lei:

- celebrar o termo de compromisso e zelar por seu cumprimento;
- ofertar instalações que proporcionem aprendizagem social, profissional e cultural;
- indicar funcionário de seu quadro, com formação ou experiência na área do curso, para orientar e supervisionar até {{supervisor.estagiarios}} estagiários ao mesmo tempo;
- entregar, no desligamento, o termo de realização do estágio, com as atividades, os períodos e a avaliação de desempenho;
- manter à disposição da fiscalização os documentos que comprovem a relação de estágio;
- enviar à INSTITUIÇÃO DE ENSINO, ao menos a cada seis meses, relatório de atividades, com vista obrigatória ao estagiário.

A CONCEDENTE respeita a jornada (art. 10), a duração de até dois anos (art. 11), a bolsa e o auxílio-transporte do estágio não obrigatório (art. 12), o recesso (art. 13), a saúde e a segurança no trabalho (art. 14) e o número máximo de estagiários (art. 17). O estágio que segue a lei não cria vínculo de emprego (art. 3º).

## 5. Seguro
A CONCEDENTE contrata em favor do estagiário seguro contra acidentes pessoais, com apólice compatível com valores de mercado, conforme o termo de compromisso (art. 9º, IV). No estágio obrigatório, a INSTITUIÇÃO DE ENSINO pode assumi-lo (art. 9º, parágrafo único).

## 6. Vigência e encerramento
{{#convenio.termino}}
Este instrumento vale de {{convenio.inicio}} a {{convenio.termino}}.

{{/convenio.termino}}
{{#convenio.semTermino}}
Este instrumento vale a partir de {{convenio.inicio}}, por prazo indeterminado.

{{/convenio.semTermino}}
{{#convenio.renovacao}}
Ao término, renova-se por prazo igual, salvo manifestação em contrário de uma das partes.

{{/convenio.renovacao}}
Pode ser alterado por aditivo e encerrado por qualquer das partes, por escrito. Os estágios em andamento continuam até o fim de seus termos de compromisso.

{{#foro}}
## 7. Foro
As partes elegem o foro de {{foro}} para as questões que não resolverem por acordo.

{{/foro}}
${electronic}

{{#foro}}
{{foro}}, {{data}}.
{{/foro}}`,
}
