import type { TipoDocumento } from '../../../catalogue/values/arquivo.ts'
import { agreement } from './agreement.ts'
import {
  court,
  electronic,
  hostPlaceAndDate,
  money,
  monitorParties,
  parties,
  placeAndDate,
  privacy,
  restsOn,
} from './clauses.ts'
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
{{#edital}}
§ Edital: {{edital}}.
{{/edital}}
{{#disciplinas}}
§ Disciplinas: {{disciplinas}}.
{{/disciplinas}}
{{#local}}
§ Local: {{local}}.
{{/local}}
{{#modalidadeAtendimento}}
§ Modalidade de atendimento: {{modalidadeAtendimento}}.
{{/modalidadeAtendimento}}
{{#concedente.nome}}
§ Organização em que a monitoria se realiza: {{concedente.qualificacao}}.
{{/concedente.nome}}

CLÁUSULA [vigencia] Da vigência e da carga horária
A monitoria vai de {{contrato.inicio}} a {{contrato.encerramento}}, sem prejuízo das atividades escolares do(a) MONITOR(A).
{{#horas.semanal}}
§ São {{horas.semanal}} horas por semana.
{{/horas.semanal}}
{{#horas.emAula}}
§ Horas por semana em aula: {{horas.emAula}}.
{{/horas.emAula}}
{{#horas.extraclasse}}
§ Horas por semana fora da aula: {{horas.extraclasse}}.
{{/horas.extraclasse}}
{{#horario}}
§ O horário é: {{horario}}.
{{/horario}}

CLÁUSULA Das atividades
{{#plano}}
As atividades são as do plano de atividades, no Anexo I.
{{/plano}}
{{^plano}}
As atividades são de apoio ao ensino, planejadas com o(a) ORIENTADOR(A).
{{/plano}}
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
{{#remunerado}}
{{#bolsa.tipo}}
§ A bolsa é {{bolsa.tipo}}.
{{/bolsa.tipo}}
{{/remunerado}}
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
{{#plano}}

ANEXO Plano de atividades
| Monitor(a) | Curso | Vigência |
| {{aluno.nome}} | {{curso}} | {{contrato.inicio}} a {{contrato.encerramento}} |

{{plano}}
{{/plano}}
{{#horario}}

ANEXO Horário semanal
{{horario}}.

{{#horarioPorDia}}
| Dia | Entrada | Saída | Horas |
{{#horarios}}
| {{dia}} | {{entrada}} | {{saida}} | {{horas}} |
{{/horarios}}

{{/horarioPorDia}}
{{#horas.semanal}}
Carga horária semanal: {{horas.semanal}} horas.
{{/horas.semanal}}
{{/horario}}`,
  'Termo aditivo': `{{#contrato.aditivo}}
# TERMO ADITIVO Nº {{contrato.aditivo}} AO TERMO Nº {{contrato.numero}}

{{/contrato.aditivo}}
{{^contrato.aditivo}}
# TERMO ADITIVO AO TERMO Nº {{contrato.numero}}

{{/contrato.aditivo}}
{{#contrato.assinado}}
As partes abaixo celebram este {{aditivo.ordinal}} termo aditivo ao termo nº {{contrato.numero}}, assinado por todos em {{contrato.assinado}}, que vale desde {{vigencia.inicio}}:

{{/contrato.assinado}}
{{^contrato.assinado}}
As partes abaixo celebram este {{aditivo.ordinal}} termo aditivo ao termo nº {{contrato.numero}}, que vale desde {{vigencia.inicio}}:

{{/contrato.assinado}}

${parties}

${restsOn}
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
{{^aditivo.descricao}}
{{^haAlteracoes}}
As condições do termo são confirmadas sem mudança.
{{/haAlteracoes}}
{{/aditivo.descricao}}

{{#haAlteracoes}}
| O que muda | Como era | Como passa a ser |
{{#alteracoes}}
| {{assunto}} | {{antes}} | {{depois}} |
{{/alteracoes}}

{{/haAlteracoes}}
CLÁUSULA Da vigência deste aditivo
O que este aditivo muda vale a partir de {{contrato.inicio}}. Com ele, o termo vai até {{contrato.encerramento}}.
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

${parties}

${restsOn}
CLÁUSULA Do encerramento
{{#rescisao.data}}
O contrato, com seus aditivos, que vale desde {{vigencia.inicio}} e ia até {{contrato.encerramento}}, termina em {{rescisao.data}}, último dia de atividades.
{{/rescisao.data}}
{{^rescisao.data}}
O contrato, com seus aditivos, que vale desde {{vigencia.inicio}} e ia até {{contrato.encerramento}}, termina antes do prazo.
{{/rescisao.data}}
{{#rescisao.motivo}}
§ Motivo: {{rescisao.motivo}}.
{{/rescisao.motivo}}

CLÁUSULA Do que permanece
{{#estagio}}
São devidos a bolsa e os benefícios até o último dia e o recesso ainda não gozado, proporcional ao tempo de estágio (art. 13 da Lei nº 11.788/2008). O seguro vale até esse dia. Continuam devidos o relatório final e o termo de realização do estágio.
{{#recesso.saldo}}
§ Dias de recesso ainda não gozados: {{recesso.saldo}}.
{{/recesso.saldo}}
{{/estagio}}
{{^estagio}}
São devidos a bolsa e os benefícios, se os há, até o último dia, e o relatório final das atividades.
{{/estagio}}

CLÁUSULA Do efeito
O encerramento vale na data acima, e a assinatura dos demais registra sua ciência.

${electronic}

${placeAndDate}`,
  'Termo de realização': `# TERMO DE REALIZAÇÃO DE ESTÁGIO Nº {{contrato.numero}}

{{concedente.qualificacao}}, declara, como pede o art. 9º, V, da Lei nº 11.788/2008, que {{aluno.qualificacao}}, realizou estágio de {{vigencia.inicio}} a {{vigencia.fim}}, conforme o termo de compromisso nº {{contrato.numero}}, celebrado com a interveniência de {{instituicao.nome}}.

${restsOn}
## Períodos
| Instrumento | De | Até | Horas por semana |
{{#periodos}}
| {{instrumento}} | {{inicio}} | {{fim}} | {{horas}} |
{{/periodos}}

{{#horas.total}}
Carga horária total: {{horas.total}} horas.

{{/horas.total}}
{{#recesso.gozado}}
Dias de recesso gozados: {{recesso.gozado}}.

{{/recesso.gozado}}
{{#plano}}
## Atividades
{{plano}}

{{/plano}}
{{#haRealizadas}}
{{^plano}}
## Atividades
{{/plano}}

| Dia | Atividades registradas e aprovadas |
{{#realizadas}}
| {{dia}} | {{atividade}} |
{{/realizadas}}

{{/haRealizadas}}
{{#realizadas.outras}}
Registros anteriores a estes, também aprovados: {{realizadas.outras}}.

{{/realizadas.outras}}
## Avaliação de desempenho
{{desempenho}}

{{#supervisor.nome}}
Supervisionou o estágio {{supervisor.qualificacao}}.

{{/supervisor.nome}}
${hostPlaceAndDate}`,
  Declaração: `{{#estagio}}
# DECLARAÇÃO DE ESTÁGIO: CONTRATO Nº {{contrato.numero}}
{{/estagio}}
{{^estagio}}
# DECLARAÇÃO DE MONITORIA: CONTRATO Nº {{contrato.numero}}
{{/estagio}}

{{#estagio}}
{{#encerrado}}
{{instituicao.qualificacao}}, declara que {{aluno.identificacao}}, realizou estágio em {{concedente.nome}}, de {{vigencia.inicio}} a {{vigencia.fim}}, pelo contrato nº {{contrato.numero}}.
{{/encerrado}}
{{^encerrado}}
{{instituicao.qualificacao}}, declara que {{aluno.identificacao}}, realiza estágio em {{concedente.nome}}, de {{vigencia.inicio}} a {{vigencia.fim}}, pelo contrato nº {{contrato.numero}}.
{{/encerrado}}
{{/estagio}}
{{^estagio}}
{{#encerrado}}
{{instituicao.qualificacao}}, declara que {{aluno.identificacao}}, exerceu monitoria, de {{vigencia.inicio}} a {{vigencia.fim}}, pelo contrato nº {{contrato.numero}}.
{{/encerrado}}
{{^encerrado}}
{{instituicao.qualificacao}}, declara que {{aluno.identificacao}}, exerce monitoria, de {{vigencia.inicio}} a {{vigencia.fim}}, pelo contrato nº {{contrato.numero}}.
{{/encerrado}}

{{#remunerado}}
- A monitoria é remunerada por bolsa.
{{/remunerado}}
{{^remunerado}}
- A monitoria é voluntária, sem bolsa.
{{/remunerado}}
{{/estagio}}

{{#edital}}
- Edital: {{edital}}.
{{/edital}}
{{#disciplinas}}
- Disciplinas: {{disciplinas}}.
{{/disciplinas}}
{{#professor.nome}}
- Orientação: {{professor.qualificacao}}.
{{/professor.nome}}
{{#supervisor.nome}}
- Supervisão: {{supervisor.qualificacao}}.
{{/supervisor.nome}}
{{#horas.semanal}}
- Carga horária semanal: {{horas.semanal}} horas.
{{/horas.semanal}}
{{#horas.total}}
- Carga horária total: {{horas.total}} horas.
{{/horas.total}}

O código de verificação comprova a autenticidade desta declaração.

${placeAndDate}`,
  Convênio: agreement,
}
