import type { TipoDocumento } from '../../../catalogue/values/arquivo.ts'
import { agreement } from './agreement.ts'
import { court, electronic, money, monitorParties, placeAndDate, privacy } from './clauses.ts'
import { termOfCommitment } from './term-of-commitment.ts'

/** Texts for clients without their own. */
export const defaultTemplates: Readonly<Record<TipoDocumento, string>> = {
  'Termo de compromisso': termOfCommitment,
  'Termo de monitoria': `# TERMO DE MONITORIA Nº {{contrato.numero}}

As partes abaixo celebram este termo de monitoria, nos termos do art. 84 da Lei nº 9.394/1996 e das normas da INSTITUIÇÃO DE ENSINO:

${monitorParties}

CLÁUSULA Do objeto
{{#proposta}}
Este termo regula a monitoria prevista na proposta “{{proposta}}”.
{{/proposta}}
{{^proposta}}
Este termo regula a monitoria que o(a) MONITOR(A) exerce na INSTITUIÇÃO DE ENSINO.
{{/proposta}}
{{#disciplinas}}
§ Disciplinas: {{disciplinas}}.
{{/disciplinas}}
{{#local}}
§ Local: {{local}}.
{{/local}}

CLÁUSULA [vigencia] Da vigência e da carga horária
A monitoria vai de {{contrato.inicio}} a {{contrato.encerramento}}, com {{horas.semanal}} horas por semana, sem prejuízo das atividades escolares do(a) MONITOR(A).
{{#horario}}
§ O horário é: {{horario}}.
{{/horario}}

CLÁUSULA Das atividades
As atividades são as do plano de atividades, no Anexo I.
§ O(a) MONITOR(A) não substitui o professor, não corrige provas que valem nota e não faz serviços administrativos.

CLÁUSULA Da orientação
O(a) ORIENTADOR(A) planeja as atividades com o(a) MONITOR(A), acompanha a frequência e avalia o desempenho. O(a) MONITOR(A) registra as atividades e apresenta relatório no fim.

CLÁUSULA Da bolsa
{{#remunerado}}
O(a) MONITOR(A) recebe bolsa de {{bolsa.valor}} ({{bolsa.extenso}}), enquanto durar a monitoria, sem renovação automática.
{{/remunerado}}
{{^remunerado}}
A monitoria é voluntária, sem bolsa, com os mesmos deveres e o mesmo certificado.
{{/remunerado}}
{{#bolsa.tipo}}
§ A bolsa é paga de forma {{bolsa.tipo}}.
{{/bolsa.tipo}}
${money}
{{#seguro.apolice}}
CLÁUSULA Do seguro
Durante a monitoria vale o seguro contra acidentes pessoais da apólice {{seguro.apolice}}, de {{seguro.seguradora}}.

{{/seguro.apolice}}
CLÁUSULA Do vínculo e do encerramento
A monitoria é atividade de ensino e não cria vínculo de emprego. Termina no prazo, com o fim da matrícula, por vontade de uma das partes, ou por descumprimento deste termo, depois de ouvido(a) o(a) MONITOR(A).

${privacy}

${electronic}

${court}
${placeAndDate}

ANEXO Plano de atividades
| Monitor(a) | Curso | Vigência |
| {{aluno.nome}} | {{curso}} | {{contrato.inicio}} a {{contrato.encerramento}} |

{{plano}}
{{#horario}}

ANEXO Horário semanal
{{horario}}.

{{#horarioPorDia}}
| Dia | Entrada | Saída | Horas |
{{#horarios}}
| {{dia}} | {{entrada}} | {{saida}} | {{horas}} |
{{/horarios}}

{{/horarioPorDia}}
Carga horária semanal: {{horas.semanal}} horas.
{{/horario}}`,
  'Termo aditivo': `{{#contrato.aditivo}}
# TERMO ADITIVO Nº {{contrato.aditivo}} AO TERMO Nº {{contrato.numero}}

{{/contrato.aditivo}}
{{^contrato.aditivo}}
# TERMO ADITIVO AO TERMO Nº {{contrato.numero}}

{{/contrato.aditivo}}
As partes abaixo celebram este {{aditivo.ordinal}} termo aditivo ao termo nº {{contrato.numero}}, que vale desde {{vigencia.inicio}}:

{{aluno.qualificacao}};

{{#responsavel.nome}}
o(a) estudante é {{responsavel.qualificacao}};

{{/responsavel.nome}}
{{#concedente.nome}}
{{concedente.qualificacao}};

{{/concedente.nome}}
{{instituicao.qualificacao}}.

{{#anterior.encerramento}}
O termo vinha valendo até {{anterior.encerramento}}.

{{/anterior.encerramento}}
CLÁUSULA Do que muda
{{#aditivo.tipo}}
Este aditivo trata de: {{aditivo.tipo}}.
{{/aditivo.tipo}}
{{#aditivo.descricao}}
{{aditivo.descricao}}
{{/aditivo.descricao}}

{{#haAlteracoes}}
| O que muda | Como era | Como passa a ser |
{{#alteracoes}}
| {{assunto}} | {{antes}} | {{depois}} |
{{/alteracoes}}

{{/haAlteracoes}}
CLÁUSULA Da vigência deste aditivo
O que este aditivo muda vale a partir de {{contrato.inicio}}. O termo passa a terminar em {{contrato.encerramento}}, com {{horas.semanal}} horas por semana.
{{#estagio}}
§ Somados o termo e os aditivos, o estágio na mesma concedente não passa de dois anos, exceto no caso previsto no art. 11 da Lei nº 11.788/2008, e o seguro cobre todo o período.
{{/estagio}}

CLÁUSULA Da ratificação
As partes ratificam as demais cláusulas do termo e de seus aditivos, que continuam como estavam.

${electronic}

${placeAndDate}
{{#plano.mudou}}

ANEXO Plano de atividades
{{plano}}
{{/plano.mudou}}`,
  'Termo de rescisão': `# TERMO DE RESCISÃO DO CONTRATO Nº {{contrato.numero}}

Este termo encerra o contrato nº {{contrato.numero}}, de que são partes:

{{aluno.qualificacao}};

{{#responsavel.nome}}
o(a) estudante é {{responsavel.qualificacao}};

{{/responsavel.nome}}
{{#concedente.nome}}
{{concedente.qualificacao}};

{{/concedente.nome}}
{{instituicao.qualificacao}}.

CLÁUSULA Do encerramento
O contrato, que vale desde {{vigencia.inicio}} e ia até {{contrato.encerramento}}, termina em {{rescisao.data}}, último dia de atividades.
{{#rescisao.motivo}}
§ Motivo: {{rescisao.motivo}}.
{{/rescisao.motivo}}

CLÁUSULA Do que permanece
{{#estagio}}
São devidos a bolsa e os benefícios até o último dia e o recesso ainda não gozado, proporcional ao tempo de estágio (art. 13 da Lei nº 11.788/2008). O seguro vale até esse dia. Continuam devidos o relatório final e o termo de realização do estágio.
{{/estagio}}
{{^estagio}}
São devidos a bolsa e os benefícios, se os há, até o último dia, e o relatório final das atividades.
{{/estagio}}

CLÁUSULA Do efeito
O encerramento vale na data acima, e a assinatura dos demais registra sua ciência.

${electronic}

${placeAndDate}`,
  'Termo de realização': `# TERMO DE REALIZAÇÃO DE ESTÁGIO

{{concedente.qualificacao}}, declara, como pede o art. 9º, V, da Lei nº 11.788/2008, que {{aluno.qualificacao}}, realizou estágio de {{vigencia.inicio}} a {{vigencia.fim}}, conforme o termo de compromisso nº {{contrato.numero}}, celebrado com a interveniência de {{instituicao.nome}}.

## Períodos
| Instrumento | De | Até | Horas por semana |
{{#periodos}}
| {{instrumento}} | {{inicio}} | {{fim}} | {{horas}} |
{{/periodos}}

{{#horas.total}}
Carga horária total: {{horas.total}} horas.

{{/horas.total}}
{{#recesso.gozado}}
Recesso gozado: {{recesso.gozado}} dias.

{{/recesso.gozado}}
## Atividades
{{plano}}

{{#haRealizadas}}
| Dia | Atividades registradas e aprovadas |
{{#realizadas}}
| {{dia}} | {{atividade}} |
{{/realizadas}}

{{/haRealizadas}}
{{#realizadas.outras}}
Além destas, foram aprovados {{realizadas.outras}} registros anteriores.

{{/realizadas.outras}}
## Avaliação de desempenho
{{desempenho}}

{{#supervisor.nome}}
Supervisionou o estágio {{supervisor.qualificacao}}.

{{/supervisor.nome}}
${placeAndDate}`,
  Declaração: `# DECLARAÇÃO

{{instituicao.qualificacao}}, declara que {{aluno.qualificacao}}:

{{#estagio}}
{{#encerrado}}
- realizou estágio em {{concedente.nome}}, de {{vigencia.inicio}} a {{vigencia.fim}}, pelo contrato nº {{contrato.numero}};
{{/encerrado}}
{{^encerrado}}
- realiza estágio em {{concedente.nome}}, de {{vigencia.inicio}} a {{vigencia.fim}}, pelo contrato nº {{contrato.numero}};
{{/encerrado}}
{{/estagio}}
{{^estagio}}
{{#encerrado}}
- exerceu a função do contrato nº {{contrato.numero}} ({{contrato.tipo}}), de {{vigencia.inicio}} a {{vigencia.fim}};
{{/encerrado}}
{{^encerrado}}
- exerce a função do contrato nº {{contrato.numero}} ({{contrato.tipo}}), de {{vigencia.inicio}} a {{vigencia.fim}};
{{/encerrado}}
{{/estagio}}
{{#disciplinas}}
- disciplinas: {{disciplinas}};
{{/disciplinas}}
{{#professor.nome}}
- orientação: {{professor.qualificacao}};
{{/professor.nome}}
{{#supervisor.nome}}
- supervisão: {{supervisor.qualificacao}};
{{/supervisor.nome}}
{{#horas.total}}
- carga horária total: {{horas.total}} horas;
{{/horas.total}}
{{#horas.semanal}}
- carga horária semanal: {{horas.semanal}} horas.
{{/horas.semanal}}

O código de verificação comprova a autenticidade desta declaração.

${placeAndDate}`,
  Recibo: `# RECIBO

{{aluno.qualificacao}}, declara ter recebido de {{instituicao.qualificacao}}, {{bolsa.valor}} ({{bolsa.extenso}}) a título de bolsa do contrato nº {{contrato.numero}}.

${placeAndDate}`,
  Convênio: agreement,
}
