import type { TipoDocumento } from '../../../catalogue/values/arquivo.ts'

/** The parties of an internship, each with the name by which the clauses call it. */
const internParties = `{{aluno.qualificacao}}, doravante ESTAGIÁRIO(A);

{{#responsavel.nome}}
o(a) ESTAGIÁRIO(A) é {{responsavel.qualificacao}};

{{/responsavel.nome}}
{{concedente.qualificacao}}, doravante CONCEDENTE;

{{instituicao.qualificacao}}, doravante INSTITUIÇÃO DE ENSINO.

{{#agente.nome}}
Auxilia as partes, como agente de integração (art. 5º da Lei 11.788/2008), sem representar nenhuma delas (art. 16), {{agente.qualificacao}}.

{{/agente.nome}}`

const monitorParties = `{{aluno.qualificacao}}, doravante MONITOR(A);

{{#responsavel.nome}}
o(a) MONITOR(A) é {{responsavel.qualificacao}};

{{/responsavel.nome}}
{{professor.qualificacao}}, doravante ORIENTADOR(A);

{{instituicao.qualificacao}}, doravante INSTITUIÇÃO DE ENSINO.`

/** Acceptance of electronic signatures by the parties (MP 2.200-2/2001, art. 10, § 2º). */
const electronic = `CLÁUSULA Da assinatura eletrônica
As partes aceitam como válida a assinatura eletrônica deste instrumento, na forma do art. 10, § 2º, da Medida Provisória nº 2.200-2/2001 e da Lei nº 14.063/2020. O original é o documento digital, conferido pelo código de verificação.`

const privacy = `CLÁUSULA Da proteção de dados
As partes tratam os dados pessoais deste instrumento só para executá-lo e para cumprir a lei, na forma da Lei nº 13.709/2018, e os guardam pelo prazo que ela exige.`

const court = `{{#foroEleito}}
CLÁUSULA Do foro
As partes elegem o foro {{foroEleito}} para o que não resolverem por acordo.

{{/foroEleito}}`

const placeAndDate = `{{#lugar}}
{{lugar}}, {{dataExtenso}}.
{{/lugar}}
{{^lugar}}
{{dataExtenso}}.
{{/lugar}}`

const money = `{{#auxilioTransporte}}
§ Auxílio-transporte: {{auxilioTransporte}}.

{{/auxilioTransporte}}
{{#beneficios}}
§ Outros benefícios, que não caracterizam vínculo de emprego: {{beneficios}}.

{{/beneficios}}`

/** Texts for clients without their own. */
export const defaultTemplates: Readonly<Record<TipoDocumento, string>> = {
  'Termo de compromisso': `{{#obrigatorio}}
# TERMO DE COMPROMISSO DE ESTÁGIO OBRIGATÓRIO Nº {{contrato.numero}}
{{/obrigatorio}}
{{^obrigatorio}}
# TERMO DE COMPROMISSO DE ESTÁGIO NÃO OBRIGATÓRIO Nº {{contrato.numero}}
{{/obrigatorio}}

As partes abaixo celebram este termo de compromisso (art. 3º, II), na forma da Lei nº 11.788, de 25 de setembro de 2008:

${internParties}

CLÁUSULA Do objeto
Este termo regula o estágio, na CONCEDENTE, do(a) ESTAGIÁRIO(A), que tem matrícula e frequência regulares (art. 3º, I). O estágio é ato educativo escolar supervisionado e faz parte do projeto pedagógico do curso (arts. 1º e 2º).
{{#obrigatorio}}
§ O estágio é obrigatório: o projeto do curso pede a sua carga horária para a aprovação e o diploma (art. 2º, § 1º).
{{/obrigatorio}}
{{^obrigatorio}}
§ O estágio não é obrigatório: é atividade opcional, acrescida à carga horária do curso (art. 2º, § 2º).
{{/obrigatorio}}
{{#convenio}}
§ O estágio se apoia no convênio {{convenio}}, que vale desde {{convenio.desde}} e não dispensa este termo (art. 8º).
{{/convenio}}
{{^convenio}}
§ O estágio não depende de convênio (art. 8º).
{{/convenio}}

CLÁUSULA [plano] Do plano de atividades
As atividades são as do plano de atividades, no Anexo I, compatíveis com a formação do(a) ESTAGIÁRIO(A) e acordadas entre as três partes (art. 3º, III, e art. 7º, parágrafo único). À medida que o desempenho é avaliado, o plano se atualiza por aditivos.

CLÁUSULA [vigencia] Da vigência
O estágio vai de {{contrato.inicio}} a {{contrato.encerramento}}. Na mesma CONCEDENTE não passa de dois anos, exceto no caso previsto no art. 11.

CLÁUSULA [jornada] Da jornada
A jornada é de {{horas.semanal}} horas por semana, compatível com o horário escolar (art. 10).
{{#horas.diaria}}
§ São até {{horas.diaria}} horas por dia.
{{/horas.diaria}}
{{#horario}}
§ O horário semanal está no Anexo II e só muda por acordo escrito.
{{/horario}}
§ Nos períodos de verificação da aprendizagem, de que a INSTITUIÇÃO DE ENSINO avisa a CONCEDENTE no início do período letivo, a carga horária se reduz ao menos à metade (art. 10, § 2º).
{{#local}}

CLÁUSULA Do local
O estágio se realiza em: {{local}}.
{{/local}}

CLÁUSULA Da supervisão e da orientação
{{#supervisor.nome}}
Supervisiona o estágio, pela CONCEDENTE, {{supervisor.qualificacao}} (art. 9º, III).
{{/supervisor.nome}}
{{^supervisor.nome}}
A CONCEDENTE indica quem supervisiona o estágio, funcionário de seu quadro com formação ou experiência na área (art. 9º, III).
{{/supervisor.nome}}
{{#professor.nome}}
Orienta e avalia o estágio, pela INSTITUIÇÃO DE ENSINO, {{professor.qualificacao}} (art. 7º, III).
{{/professor.nome}}

CLÁUSULA Da bolsa e dos benefícios
{{#remunerado}}
O(a) ESTAGIÁRIO(A) recebe bolsa de {{bolsa.valor}} ({{bolsa.extenso}}) (art. 12).
{{/remunerado}}
{{^remunerado}}
O estágio não é remunerado, o que a lei permite ao obrigatório (art. 12).
{{/remunerado}}
{{#remunerado}}
{{#bolsa.tipo}}
§ A bolsa é paga de forma {{bolsa.tipo}}.
{{/bolsa.tipo}}
{{/remunerado}}
${money}
CLÁUSULA Do recesso
O(a) ESTAGIÁRIO(A) tem direito a recesso de {{recesso.diasAno}} dias a cada ano de estágio, ou proporcional, de preferência nas férias escolares e remunerado quando há bolsa (art. 13).

CLÁUSULA [seguro] Do seguro
{{#seguro.apolice}}
Durante o estágio vale em favor do(a) ESTAGIÁRIO(A) o seguro contra acidentes pessoais da apólice {{seguro.apolice}}, de {{seguro.seguradora}} (art. 9º, IV).
{{#seguro.titular}}
§ A apólice foi contratada por {{seguro.titular}} e vale de {{seguro.inicio}} a {{seguro.termino}}.
{{/seguro.titular}}
{{/seguro.apolice}}
{{^seguro.apolice}}
A CONCEDENTE contrata em favor do(a) ESTAGIÁRIO(A) seguro contra acidentes pessoais, com apólice compatível com valores de mercado (art. 9º, IV).
{{/seguro.apolice}}

CLÁUSULA Das obrigações da INSTITUIÇÃO DE ENSINO
Cabe à INSTITUIÇÃO DE ENSINO (art. 7º):
* avaliar as instalações da CONCEDENTE e sua adequação à formação do(a) ESTAGIÁRIO(A);
* indicar professor orientador, que acompanha e avalia as atividades;
* exigir relatório de atividades em prazo não superior a seis meses;
* zelar pelo cumprimento deste termo e reorientar o(a) ESTAGIÁRIO(A) para outro local, se ele for descumprido;
* comunicar as datas das avaliações escolares.

CLÁUSULA Das obrigações da CONCEDENTE
Cabe à CONCEDENTE (arts. 9º e 14):
* ofertar instalações que proporcionem aprendizagem social, profissional e cultural;
* manter supervisor que acompanhe até {{concedente.porSupervisor}} estagiários ao mesmo tempo;
* enviar à INSTITUIÇÃO DE ENSINO, ao menos a cada seis meses, relatório de atividades, com vista obrigatória ao(à) ESTAGIÁRIO(A);
* entregar, no desligamento, termo de realização do estágio com as atividades, os períodos e a avaliação de desempenho;
* manter à disposição da fiscalização os documentos que comprovam o estágio;
* aplicar ao estágio a legislação de saúde e segurança no trabalho.

CLÁUSULA Das obrigações do(a) ESTAGIÁRIO(A)
Cabe ao(à) ESTAGIÁRIO(A):
* cumprir o plano de atividades e as normas da CONCEDENTE, e guardar sigilo do que conhecer;
* apresentar os relatórios e as avaliações que lhe forem pedidos;
* comunicar de imediato o trancamento, a conclusão ou a perda da matrícula.

CLÁUSULA Da ausência de vínculo
O estágio que segue a lei não cria vínculo de emprego (art. 3º); mantê-lo em desacordo com ela caracteriza vínculo (art. 15).

CLÁUSULA Do encerramento
O estágio termina no fim do prazo da {{cláusula vigencia}}, com a conclusão, o trancamento ou a perda da matrícula, pelo descumprimento deste termo, ou a qualquer tempo por vontade de uma das partes, comunicada às outras por escrito com cinco dias de antecedência.

${privacy}

${electronic}

${court}
${placeAndDate}

ANEXO Plano de atividades
| Estudante | Curso | Concedente | Vigência |
| {{aluno.nome}} | {{curso}} | {{concedente.nome}} | {{contrato.inicio}} a {{contrato.encerramento}} |

## Atividades
{{plano}}

## Acompanhamento
{{#supervisor.nome}}
Supervisão: {{supervisor.qualificacao}}.

{{/supervisor.nome}}
{{#professor.nome}}
Orientação: {{professor.qualificacao}}.

{{/professor.nome}}
A aprovação do plano pelas três partes se dá com a assinatura deste termo (art. 7º, parágrafo único).
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
  Convênio: `{{#convenio.acordo}}
# ACORDO DE COOPERAÇÃO PARA CONCESSÃO DE ESTÁGIO
{{/convenio.acordo}}
{{^convenio.acordo}}
# CONVÊNIO PARA CONCESSÃO DE ESTÁGIO
{{/convenio.acordo}}

{{convenio.nome}}, entre {{instituicao.nome}} e {{concedente.nome}}, com base no art. 8º da Lei 11.788, de 25 de setembro de 2008.

## Partes
{{instituicao.qualificacao}}, doravante INSTITUIÇÃO DE ENSINO;

{{concedente.qualificacao}}, doravante CONCEDENTE.

{{#agente.nome}}
Auxilia as partes, como agente de integração (art. 5º), {{agente.qualificacao}}.

{{/agente.nome}}
CLÁUSULA Do objeto
A CONCEDENTE oferece oportunidades de estágio, obrigatório ou não, a estudantes que frequentam regularmente cursos da INSTITUIÇÃO DE ENSINO. O estágio é ato educativo escolar supervisionado e faz parte do projeto pedagógico do curso (art. 1º).

{{#cursos}}
Este instrumento se aplica aos cursos: {{cursos}}.

{{/cursos}}
CLÁUSULA Do termo de compromisso e do plano de atividades
Este instrumento não dispensa o termo de compromisso (art. 8º, parágrafo único). Cada estágio começa depois que o estudante, a CONCEDENTE e a INSTITUIÇÃO DE ENSINO o assinam. O plano de atividades acompanha o termo e é atualizado por aditivos, à medida que o desempenho do estudante é avaliado (art. 7º, parágrafo único). As atividades são compatíveis com a formação e o horário do curso.

CLÁUSULA Das obrigações da INSTITUIÇÃO DE ENSINO
Conforme o art. 7º da lei:
* celebrar o termo de compromisso e indicar as condições de adequação do estágio à proposta pedagógica, à etapa e ao calendário do curso;
* avaliar as instalações da CONCEDENTE e sua adequação à formação do estudante;
* indicar professor orientador, da área do estágio, que acompanha e avalia as atividades;
* exigir do estudante relatório de atividades em prazo não superior a seis meses;
* zelar pelo cumprimento do termo e reorientar o estudante para outro local, se as normas forem descumpridas;
* elaborar normas e instrumentos de avaliação dos estágios;
* comunicar à CONCEDENTE, no início do período letivo, as datas das avaliações escolares.

CLÁUSULA Das obrigações da CONCEDENTE
Conforme o art. 9º da lei:
* celebrar o termo de compromisso e zelar por seu cumprimento;
* ofertar instalações que proporcionem aprendizagem social, profissional e cultural;
* indicar funcionário de seu quadro, com formação ou experiência na área do curso, para orientar e supervisionar até {{supervisor.estagiarios}} estagiários ao mesmo tempo;
* entregar, no desligamento, o termo de realização do estágio, com as atividades, os períodos e a avaliação de desempenho;
* manter à disposição da fiscalização os documentos que comprovem a relação de estágio;
* enviar à INSTITUIÇÃO DE ENSINO, ao menos a cada seis meses, relatório de atividades, com vista obrigatória ao estagiário.

A CONCEDENTE respeita a jornada (art. 10), a duração de até dois anos (art. 11), a bolsa e o auxílio-transporte do estágio não obrigatório (art. 12), o recesso (art. 13), a saúde e a segurança no trabalho (art. 14) e o número máximo de estagiários (art. 17). O estágio que segue a lei não cria vínculo de emprego (art. 3º).

CLÁUSULA Do seguro
A CONCEDENTE contrata em favor do estagiário seguro contra acidentes pessoais, com apólice compatível com valores de mercado, conforme o termo de compromisso (art. 9º, IV). No estágio obrigatório, a INSTITUIÇÃO DE ENSINO pode assumi-lo (art. 9º, parágrafo único).

CLÁUSULA Da vigência e do encerramento
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

${privacy}

${electronic}

${court}
${placeAndDate}`,
}
