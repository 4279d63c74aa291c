import { html } from '../reference/html.ts'
import { framed } from './frame.ts'

/** The reference was once at this address: old links with a fragment are redirected. */
export const oldAddresses = `
if (/^#\\w/.test(location.hash)) location.replace('docs/referencia' + location.hash)
`

const cards = [
  [
    'guias/integrador',
    'Guia do integrador',
    'Para quem liga outro sistema ao Vínculo: a primeira hora, a carga noturna, ler o que mudou, webhooks, erros, segurança e limites.',
  ],
  [
    'guias/secretaria',
    'Guia da secretaria',
    'Para quem trabalha no console: contratos, assinaturas, pendências, lotes recusados, o mês financeiro, regras da lei e perfis.',
  ],
  [
    'guias/documentos',
    'Documentos: o que a lei pede',
    'Que artigo pede o quê em termos, aditivos e convênios, e em que cláusula está.',
  ],
  [
    'guias/aluno',
    'Guia do aluno',
    'Para quem faz estágio ou monitoria: assinar, entregar, pedir, candidatar-se a uma vaga e receber a bolsa.',
  ],
  [
    'guias/professor',
    'Guia do professor',
    'Para quem orienta ou coordena: assinar, aprovar relatórios e atividades, propor projetos e registrar horas.',
  ],
  [
    'guias/operador',
    'Guia do operador',
    'Para quem instala e mantém a plataforma: primeiro início, TLS, e-mail, cópias de segurança, restauração, atualização e vigilância.',
  ],
  [
    'referencia',
    'Referência',
    'Todas as operações, com campos, exemplos e respostas. Tem busca e funciona sem rede.',
  ],
  [
    'problemas',
    'Problemas',
    'Por que um pedido inteiro foi recusado, e o que fazer. Um endereço por código.',
  ],
  [
    'ocorrencias',
    'Ocorrências',
    'O que se diz de cada registro de um lote, e o que fazer. Um endereço por código.',
  ],
  [
    'operations',
    'Operating Vínculo',
    'Em inglês, para consultar: todos os comandos, configurações e métricas, chaves e limites.',
  ],
  [
    'webhooks',
    'Receiving webhooks',
    'Em inglês, para quem recebe webhooks: o evento, um receptor, repetições e a troca do segredo.',
  ],
] as const

export const indexPage = (): string =>
  framed({
    place: '',
    title: 'Documentação do Vínculo',
    script: oldAddresses,
    body: html`<p class="lead">Comece pelo guia do seu trabalho. A referência e os códigos são para consultar.</p>
<ul class="cards">${cards.map(
      ([place, title, text]) => html`<li><h2><a href="docs/${place}">${title}</a></h2><p>${text}</p></li>
`,
    )}</ul>
<p>Para máquinas, a mesma descrição está em OpenAPI: <a href="openapi-integracao.json">openapi-integracao.json</a> tem as operações dos sistemas, e <a href="openapi.json">openapi.json</a> também as das pessoas.</p>`,
  })
