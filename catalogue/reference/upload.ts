import { uploadProblems } from '../openapi/upload.ts'
import { problems } from '../problems.ts'
import { enviaConteudo } from '../upload.ts'
import { outputRows, outputTable } from './fields.ts'
import { type Html, html } from './html.ts'

const { id, path, title, description, access, header, output } = enviaConteudo

export const uploadSection = (): Html => html`<h2 id="gestao-conteudo">Envio de arquivos</h2>
<section class="operation" id="${id}" aria-labelledby="${id}-titulo">
<h3 id="${id}-titulo">${title} <a class="anchor" href="#${id}" aria-label="Endereço de ${id}">#</a></h3>
<p class="endpoint"><span class="method">POST</span> <code>${path}</code> <span class="scope">arquivo</span></p>
<p>${description}</p>
<p>${access}</p>
<h4>Entrada</h4>
<p>O corpo é o próprio arquivo. O cabeçalho <code>${header.name}</code> traz o nome: ${header.text} Exemplo: <code>${header.example}</code>.</p>
<h4>Resposta</h4>
${outputTable(`Resposta de ${id}`, outputRows(output))}
<h4>Problemas possíveis</h4>
<ul class="problems">${uploadProblems.map(
  (
    code,
  ) => html`<li><a href="#${code}"><code>${code}</code></a> <span class="status">${problems[code].status}</span></li>
`,
)}</ul>
</section>
`

export const uploadLinks = { title: 'Envio de arquivos', links: [{ id, title: id }] }
