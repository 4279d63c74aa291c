import { drawPdf } from '../../server/documents/pdf.ts'
import { sampleDados } from '../../server/documents/samples.ts'
import { fill } from '../../server/documents/template.ts'
import { valuesOf } from '../../server/documents/values.ts'
import { defaultTemplates } from '../../server/domain/modelo/defaults.ts'
import { median, rounded } from '../support.ts'

const rounds = 5
const wantedPages = 4

/** CPU time of rendering a four-page term. */
export async function measureTerm() {
  const times: number[] = []
  let pages = 0
  for (let round = 0; round <= rounds; round++) {
    const before = process.cpuUsage()
    const bytes = await drawPdf(drawingOf(round))
    const { user, system } = process.cpuUsage(before)
    // The first round loads the fonts.
    if (round > 0) times.push((user + system) / 1000)
    pages = bytes.toString('latin1').split(/\/Type \/Page\b(?!s)/).length - 1
  }
  if (pages < wantedPages) throw new Error(`the term has ${pages} pages`)
  return { termPages: pages, termCpuMs: rounded(median(times), 0) }
}

const sentence = 'Acompanhamento de projetos, elaboração de relatórios e apoio às equipes da área. '

function drawingOf(round: number) {
  const contrato = { ...sampleDados.contrato, plano_estagio: sentence.repeat(90).slice(0, 7_000) }
  const values = valuesOf({ ...sampleDados, contrato }, '2026-03-02')
  return {
    title: `Termo de compromisso ${round}`,
    institution: 'Universidade de Exemplo',
    blocks: fill(defaultTemplates['Termo de compromisso'], values),
    places: ['Estagiário', 'Concedente', 'Instituição de ensino'].map((assinante) => ({
      assinante,
      nome: 'Mariana Alves',
    })),
    codigo: 'ABCD-EFGH-JKLM',
    verification: 'https://vinculo.exemplo.edu.br/verificar/ABCD-EFGH-JKLM',
  }
}
