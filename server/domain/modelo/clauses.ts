/** The parties of an internship, each with the name by which the clauses call it. */
export const internParties = `{{aluno.qualificacao}}, doravante ESTAGIÁRIO(A);

{{#responsavel.nome}}
o(a) ESTAGIÁRIO(A) é {{responsavel.qualificacao}};

{{/responsavel.nome}}
{{concedente.qualificacao}}, doravante CONCEDENTE;

{{instituicao.qualificacao}}, doravante INSTITUIÇÃO DE ENSINO.

{{#agente.nome}}
Auxilia as partes, como agente de integração (art. 5º da Lei nº 11.788/2008), sem representar nenhuma delas (art. 16), {{agente.qualificacao}}.

{{/agente.nome}}`

export const monitorParties = `{{aluno.qualificacao}}, doravante MONITOR(A);

{{#responsavel.nome}}
o(a) MONITOR(A) é {{responsavel.qualificacao}};

{{/responsavel.nome}}
{{#professor.nome}}
{{professor.qualificacao}}, doravante ORIENTADOR(A);

{{/professor.nome}}
{{instituicao.qualificacao}}, doravante INSTITUIÇÃO DE ENSINO.`

/** The parties of a contract of either kind. */
export const parties = `{{#estagio}}
${internParties}
{{/estagio}}
{{^estagio}}
${monitorParties}
{{/estagio}}`

/** The agreement on which a contract rests. Contracts of both kinds may have one. */
export const restsOn = `{{#convenio}}
Convênio em que se apoia: {{convenio}}, que vale desde {{convenio.desde}}.

{{/convenio}}`

/** Acceptance of electronic signatures by the parties (MP 2.200-2/2001, art. 10, § 2º). */
export const electronic = `CLÁUSULA Da assinatura eletrônica
As partes aceitam como válida a assinatura eletrônica deste instrumento, na forma do art. 10, § 2º, da Medida Provisória nº 2.200-2/2001 e da Lei nº 14.063/2020. O original é o documento digital, conferido pelo código de verificação.`

export const privacy = `CLÁUSULA Da proteção de dados
As partes tratam os dados pessoais deste instrumento só para executá-lo e para cumprir a lei, na forma da Lei nº 13.709/2018, e os guardam pelo prazo que ela exige.`

export const court = `{{#foroEleito}}
CLÁUSULA Do foro
As partes elegem o foro {{foroEleito}} para o que não resolverem por acordo.

{{/foroEleito}}`

export const placeAndDate = `{{#lugar}}
{{lugar}}, {{dataExtenso}}.
{{/lugar}}
{{^lugar}}
{{dataExtenso}}.
{{/lugar}}`

/** Of a document that the host issues. */
export const hostPlaceAndDate = `{{#concedente.lugar}}
{{concedente.lugar}}, {{dataExtenso}}.
{{/concedente.lugar}}
{{^concedente.lugar}}
{{dataExtenso}}.
{{/concedente.lugar}}`

export const money = `{{#auxilioTransporte}}
§ Auxílio-transporte: {{auxilioTransporte}}.

{{/auxilioTransporte}}
{{#beneficios}}
§ Outros benefícios, que não caracterizam vínculo de emprego: {{beneficios}}.

{{/beneficios}}`
