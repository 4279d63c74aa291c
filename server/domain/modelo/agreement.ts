import { court, electronic, placeAndDate, privacy } from './clauses.ts'

/** Text of an agreement with a host. */
export const agreement = `{{#convenio.acordo}}
# ACORDO DE COOPERAÇÃO PARA CONCESSÃO DE ESTÁGIO: {{convenio.nome}}
{{/convenio.acordo}}
{{^convenio.acordo}}
# CONVÊNIO PARA CONCESSÃO DE ESTÁGIO: {{convenio.nome}}
{{/convenio.acordo}}

As partes abaixo celebram este instrumento, com base no art. 8º da Lei nº 11.788, de 25 de setembro de 2008:

{{instituicao.qualificacao}}, doravante INSTITUIÇÃO DE ENSINO;

{{concedente.qualificacao}}, doravante CONCEDENTE.

{{#agente.nome}}
Auxilia as partes, como agente de integração (art. 5º), sem representar nenhuma delas (art. 16), {{agente.qualificacao}}.

{{/agente.nome}}
CLÁUSULA Do objeto
A CONCEDENTE oferece oportunidades de estágio, obrigatório ou não, a estudantes que frequentam regularmente cursos da INSTITUIÇÃO DE ENSINO. O estágio é ato educativo escolar supervisionado e faz parte do projeto pedagógico do curso (art. 1º).

{{#cursos}}
Este instrumento se aplica aos cursos: {{cursos}}.

{{/cursos}}
Não envolve repasse de recursos entre as partes nem obriga a oferecer vagas.

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
Pode ser alterado por aditivo e encerrado por qualquer das partes, por escrito, com trinta dias de antecedência. Os estágios em andamento continuam até o fim de seus termos de compromisso.

${privacy}

${electronic}

${court}
${placeAndDate}`
