import { maxQuantidade } from '../common-fields.ts'
import { rights } from '../doors.ts'
import { type Html, html } from './html.ts'

/** Topics that apply to every operation. */

interface Topic {
  id: string
  title: string
  body: Html
}

export const topics: readonly Topic[] = [
  {
    id: 'autenticacao',
    title: 'Autenticação',
    body: html`<p>Cada credencial pertence a um cliente e tem escopos; cada operação pede um. Onde ela vai depende da família:</p>
<ul>
<li><strong>Envio</strong>: no corpo, em <code>TOKEN</code>, antes dos registros; ou no cabeçalho <code>Authorization</code>, depois de <code>Bearer</code>.</li>
<li><strong>Consulta</strong>: no corpo, em <code>token</code>, ou no cabeçalho. As duas grafias valem nas duas famílias; se o token vier nos dois lugares, vale o do cabeçalho.</li>
<li><strong>Força de trabalho</strong>: no cabeçalho <code>Authorization</code>, só a chave ou <code>Bearer</code> e a chave.</li>
</ul>
<p>Um token de integração é fixo, criado pelo operador e válido até ser revogado ou expirar, ou temporário: uma conta de integração troca usuário e senha por ele em <a href="#GetToken">GetToken</a>, e <a href="#ValidateToken">ValidateToken</a> diz se um token vale. Os dois são usados do mesmo modo.</p>
<p>O campo <code>cliente</code> é opcional. Se vier, precisa ser o cliente da credencial. Uma credencial que não existe, expirou ou foi revogada recebe sempre a mesma resposta.</p>
<p>Ponha o token no cabeçalho ou no começo do corpo: enquanto não se sabe de quem é um envio, só os primeiros 16 MiB dele são guardados, e por pouco tempo.</p>`,
  },
  {
    id: 'gestao',
    title: 'Gestão',
    body: html`<p>Algumas operações existem também para a equipe da instituição, em <code>/gestao/</code> e o nome da operação, com o mesmo corpo sem <code>TOKEN</code> e <code>cliente</code> e a mesma resposta. Quem chama é um usuário com sessão, que envia em <code>X-CSRF-Token</code> o valor de <a href="#RetornaSessao">GET /sessao</a>, ou um programa com uma chave de gestão em <code>Authorization</code>. Cada uma pede uma permissão, que vem do perfil do usuário ou da chave:</p>
<ul>
${Object.entries(rights).map(
  ([right, text]) => html`<li><code>${right}</code>: ${text}.</li>
`,
)}</ul>`,
  },
  {
    id: 'pedido',
    title: 'Forma do pedido',
    body: html`<p>Toda operação de integração é um <code>POST</code> com um objeto JSON em UTF-8. O caminho não distingue maiúsculas; os nomes dos campos, sim. Campos desconhecidos são ignorados. O corpo pode vir comprimido, com <code>Content-Encoding: gzip</code>. A resposta vem comprimida a quem envia <code>Accept-Encoding</code> com <code>zstd</code>, <code>br</code> ou <code>gzip</code>, salvo as curtas e as que trazem um segredo.</p>
<ul>
<li><strong>Envio</strong>: credencial e uma lista de registros. Cada registro vale por si: um recusado não impede os outros.</li>
<li><strong>Consulta</strong>: credencial, período, paginação e filtros.</li>
<li><strong>Força de trabalho</strong>: o objeto da operação, com valores em texto.</li>
</ul>
<p>Em um registro já conhecido, campo ausente mantém o valor guardado e campo opcional vazio o apaga. Senha vazia mantém a atual.</p>`,
  },
  {
    id: 'recibo',
    title: 'Recibo e resultado',
    body: html`<p>O recibo de um envio garante que o lote está guardado; não que os registros foram aceitos. Eles são aplicados em seguida, na ordem, e os lotes de um cliente seguem a ordem de chegada, seja qual for a operação.</p>
<p>O número do lote vem no cabeçalho <code>X-Lote-Id</code>. Com ele, <a href="#RetornaDadosOcorrencias">RetornaDadosOcorrencias</a> diz o que foi recusado ou alertado, em que registro e campo, e o que fazer. Os códigos estão na <a href="#ocorrencias">tabela de ocorrências</a>.</p>`,
  },
  {
    id: 'periodo',
    title: 'Período',
    body: html`<p><code>dataInicio</code> e <code>dataFim</code> são dias inteiros, ambos incluídos, no fuso <code>America/Sao_Paulo</code>. Sem <code>dataFim</code>, vale hoje. Cada consulta diz se compara a inclusão ou também a última atualização. Alguns filtros dispensam o período; a regra do campo avisa.</p>`,
  },
  {
    id: 'paginacao',
    title: 'Paginação',
    body: html`<p>Com <code>quantidade</code>, de 1 a ${maxQuantidade}, a resposta vem em páginas e <code>pagina</code>, a partir de 1, escolhe qual. Uma página depois da última tem a lista vazia e os totais. Sem <code>quantidade</code>, vem tudo de uma vez e <code>paginaAtual</code> não aparece.</p>`,
  },
  {
    id: 'valores',
    title: 'Datas e valores vazios',
    body: html`<p>Na entrada, uma data é <code>AAAA-MM-DD</code>, data e hora ISO ou <code>dd/mm/aaaa</code>. Texto vazio, <code>null</code> e <code>0000-00-00</code> são data vazia. Números podem vir como texto; valores com centavos usam ponto ou vírgula, sem separador de milhar.</p>
<p>Na saída, datas são <code>AAAA-MM-DD</code> e momentos <code>AAAA-MM-DDTHH:MM:SS</code>, na hora local e sem fuso. Vazio é <code>""</code> em texto, <code>null</code> em data, número e objeto, e <code>[]</code> em lista.</p>`,
  },
  {
    id: 'erros',
    title: 'Erros',
    body: html`<p>Um problema com o pedido inteiro usa o status HTTP e a forma de resposta da família: <code>MsgRetorno</code> no envio e, com <code>response</code>, na autenticação; totais zerados com <code>MsgRetorno</code> ou <code>response</code> na consulta; <code>error</code> com <code>codigo</code>, <code>mensagem</code> e <code>campos</code> na força de trabalho. Nada do pedido é gravado. Veja a <a href="#problemas">tabela de problemas</a>.</p>
<p>Um problema com um registro não muda o status do envio: vira uma ocorrência.</p>
<p>Com o cabeçalho <code>X-Idioma: en</code>, recusas, ocorrências, achados e motivos vêm em inglês; os dados são os mesmos.</p>`,
  },
  {
    id: 'limites',
    title: 'Limites',
    body: html`<p>Por minuto, salvo outra configuração: 600 pedidos por token (os tokens de uma conta contam juntos), 60 consultas sem paginação por token, 10 tokens emitidos por cliente e 10 credenciais recusadas por endereço. Quem passa de um limite recebe <a href="#LIMITE_EXCEDIDO"><code>LIMITE_EXCEDIDO</code></a>, com os segundos a esperar em <code>Retry-After</code>; nada do pedido é gravado.</p>
<p>Ao mesmo tempo, salvo outra configuração: 3 consultas longas por credencial e 4 por cliente (sem paginação, ou com páginas de mais de 1.000); as demais esperam a vez por até 30 segundos e então recebem <a href="#SIMULTANEOS_DEMAIS"><code>SIMULTANEOS_DEMAIS</code></a> ou <a href="#SOBRECARGA"><code>SOBRECARGA</code></a>. Quem para de enviar por 30 segundos recebe <a href="#ENVIO_LENTO"><code>ENVIO_LENTO</code></a>; quem para de ler uma resposta tem a conexão encerrada.</p>`,
  },
  {
    id: 'origem',
    title: 'Origem de cada regra',
    body: html`<p><span class="badge interface">interface</span> marca o campo que vem da interface publicada. <span class="badge vinculo">Vínculo</span> marca o que ela não define e nós decidimos: o campo inteiro, ou o que está dito ao lado da marca (tipo, tamanho, obrigatoriedade ou valores).</p>`,
  },
]

export const introduction = (): Html =>
  html`${topics.map(
    ({ id, title, body }) => html`<section id="${id}" aria-labelledby="${id}-titulo">
<h3 id="${id}-titulo">${title}</h3>
${body}
</section>
`,
  )}`
