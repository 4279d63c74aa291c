import { insert } from './contracts.ts'
import type { Institution, World } from './world.ts'

export interface Shown {
  id: number
  identificacao: string
  titulo: string
  tipo: string
  situacao: string
  concedente: { nome: string; documento: string }
  quantidade: number
  inicioInscricao: string
  fimInscricao: string
  versao: number
  atualizacao: string
}

const titles = [
  'Análise de dados',
  'analise de custos',
  'Ética',
  'Estágio em redes',
  'ETL',
  'Zootecnia',
  'Água',
]
const states = ['Em aprovação', 'Aberta', 'Suspensa', 'Reprovada', 'Encerrada', 'Cancelada']
const hosts = [
  { nome: 'Fundição São João S.A.', nome_fantasia: null, documento: '11444777000161' },
  { nome: 'Padaria ME', nome_fantasia: 'Pão & Cia 100% (Centro)', documento: '12ABC34501DE35' },
  { nome: "D'Ávila", nome_fantasia: null, documento: '52998224725' },
]
const day = (n: number) =>
  `2026-${String(1 + (n % 9)).padStart(2, '0')}-${String(1 + (n % 27)).padStart(2, '0')}`

/** Adds vacancies whose values repeat, so that orders have ties, and their hosts. */
export async function addVacancies(world: World, client: Institution, count: number): Promise<Shown[]> {
  const ids: number[] = []
  for (const host of hosts) ids.push(await insert(world, client, 'pessoa', { ...host, tipo: 'J' }))
  const shown: Shown[] = []
  for (let n = 0; n < count; n++) {
    const host = hosts[n % 3]!
    const row = {
      identificacao: `V-${String(n * 7).padStart(4, '0')}`,
      titulo: titles[n % titles.length]!,
      tipo: 'ONME'[n % 4]!,
      situacao: states[n % states.length]!,
      quantidade: 1 + (n % 5),
    }
    const atualizacao = `2026-03-0${1 + (n % 4)}T10:00:00`
    const [inicio_inscricao, fim_inscricao] = [day(n % 5), day(5 + (n % 11))]
    const id = await insert(world, client, 'vaga', {
      ...row,
      descricao: 'Texto.',
      concedente_id: ids[n % 3],
      inicio_inscricao,
      fim_inscricao,
      atualizacao: `${atualizacao}.123456-03:00`,
    })
    const { nome, nome_fantasia, documento } = host
    shown.push({
      id,
      ...row,
      concedente: { nome: nome_fantasia ?? nome, documento },
      inicioInscricao: inicio_inscricao,
      fimInscricao: fim_inscricao,
      versao: 1,
      atualizacao,
    })
  }
  return shown
}
