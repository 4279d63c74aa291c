import { court, electronic, internParties, money, placeAndDate, privacy } from './clauses.ts'

/** Text of the term of commitment of an internship. */
export const termOfCommitment = `{{#obrigatorio}}
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
§ Convênio em que o estágio se apoia: {{convenio}}, que vale desde {{convenio.desde}} e não dispensa este termo (art. 8º).
{{/convenio}}
{{^convenio}}
§ O estágio não depende de convênio (art. 8º).
{{/convenio}}

CLÁUSULA [plano] Do plano de atividades
As atividades são as do plano de atividades, no Anexo I, compatíveis com a formação do(a) ESTAGIÁRIO(A) e acordadas entre as três partes (art. 3º, III, e art. 7º, parágrafo único). À medida que o desempenho é avaliado, o plano se atualiza por aditivos.

CLÁUSULA [vigencia] Da vigência
O estágio vai de {{contrato.inicio}} a {{contrato.encerramento}}. Na mesma CONCEDENTE não passa de dois anos, exceto no caso previsto no art. 11.

CLÁUSULA [jornada] Da jornada
{{#horas.semanal}}
A jornada é de {{horas.semanal}} horas por semana, compatível com o horário escolar (art. 10).
{{/horas.semanal}}
{{^horas.semanal}}
A jornada é compatível com o horário escolar e respeita os limites da lei (art. 10).
{{/horas.semanal}}
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
O(a) ESTAGIÁRIO(A) recebe bolsa de {{bolsa.valor}} ({{bolsa.extenso}}), na forma do art. 12.
{{/remunerado}}
{{^remunerado}}
O estágio não é remunerado, o que a lei permite ao obrigatório (art. 12).
{{/remunerado}}
{{#remunerado}}
{{#bolsa.tipo}}
§ A bolsa é {{bolsa.tipo}}.
{{/bolsa.tipo}}
{{/remunerado}}
${money}
CLÁUSULA Do recesso
O(a) ESTAGIÁRIO(A) tem direito a recesso de {{recesso.diasAno}} dias a cada ano de estágio, ou proporcional, de preferência nas férias escolares e remunerado quando há bolsa (art. 13).

CLÁUSULA [seguro] Do seguro
{{#seguro.apolice}}
Durante o estágio vale em favor do(a) ESTAGIÁRIO(A) o seguro contra acidentes pessoais da apólice {{seguro.apolice}}, de {{seguro.seguradora}} (art. 9º, IV).
{{#seguro.titular}}
§ A apólice foi contratada pela {{seguro.titular}}.
{{/seguro.titular}}
{{#seguro.inicio}}
§ A apólice vale de {{seguro.inicio}} a {{seguro.termino}}.
{{/seguro.inicio}}
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

{{#areaAtuacao}}
Área de atuação: {{areaAtuacao}}.

{{/areaAtuacao}}
{{#plano}}
## Atividades
{{plano}}

{{/plano}}
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
{{#horas.semanal}}
Carga horária semanal: {{horas.semanal}} horas.
{{/horas.semanal}}
{{/horario}}`
