import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import { type Message, said } from '../../../catalogue/message.ts'
import type { InputOf } from '../../../catalogue/typed.ts'
import type { novavaga } from '../../../catalogue/workforce/novavaga.ts'
import { Refusal } from '../../refusal.ts'
import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { holdRecords, noteEdit } from '../../store/records-lock.ts'
import type { Tables } from '../../store/schema.ts'
import { findByCode } from './find-by-code.ts'
import { ensureReference } from './references.ts'

/** Input of the institution's own vacancy. */
export type VacancyTold = InputOf<(typeof novavaga)['input']['vaga']['fields']>

export interface VacancyFault {
  about: 'abertura' | 'prazo' | 'horarioRef' | 'substituidoCpf'
  code: 'DATA_INVALIDA' | 'REFERENCIA_INEXISTENTE'
  message: Message
}

type Opened = Pick<Row<'vaga'>, 'id' | 'identificacao'> | { faults: readonly VacancyFault[] }

/** Opens a vacancy. An existing reference is refused; without one it is generated. */
export async function openVacancy(tx: Tx, told: VacancyTold, today: string): Promise<Opened> {
  const inicio_inscricao = told.abertura ?? today
  const fim_inscricao = told.prazo ?? null
  const schedule = await findByCode(tx, 'horario', 'referencia', told.horarioRef)
  const replaced = await findByCode(tx, 'colaborador', 'cpf', told.substituidoCpf)
  const faults: VacancyFault[] = []
  const wrong = (about: VacancyFault['about'], code: VacancyFault['code'], message: Message) =>
    faults.push({ about, code, message })
  if (inicio_inscricao > today) wrong('abertura', 'DATA_INVALIDA', said('colaborador.aberturaEstaFuturo'))
  if (fim_inscricao && fim_inscricao < inicio_inscricao) {
    wrong('prazo', 'DATA_INVALIDA', said('colaborador.prazoAnteriorAbertura'))
  }
  if (schedule === 'unknown') {
    wrong('horarioRef', 'REFERENCIA_INEXISTENTE', said('colaborador.cadastreHorarioAntesUsaLo'))
  }
  if (replaced === 'unknown')
    wrong('substituidoCpf', 'REFERENCIA_INEXISTENTE', said('colaborador.naoHaColaboradorEsteCpf'))
  if (faults.length > 0 || schedule === 'unknown' || replaced === 'unknown') return { faults }
  const { quantidade } = told
  return addVacancy(tx, {
    identificacao: told.referencia ?? newReference(),
    titulo: told.titulo,
    tipo: told.tipo ?? 'E',
    unidade_id: (await ensureReference(tx, 'unidade', told.unidadeRef, told.unidade))!,
    area_id: await ensureReference(tx, 'area', told.areaRef, told.area),
    cargo_id: (await ensureReference(tx, 'cargo', told.cargoRef, told.cargo))!,
    horario_id: schedule ?? null,
    quantidade,
    quantidade_pcd: told.pcd === 'S' ? quantidade : null,
    inicio_inscricao,
    fim_inscricao,
    bolsa_valor: told.salario ?? null,
    bolsa_tipo: told.salario == null ? null : 'M',
    descricao: told.descricao ?? null,
    requisitos: told.requisitos ?? null,
    motivo: told.motivo ?? null,
    substituido_id: replaced ?? null,
  })
}

/** 64 random bits make collisions negligible. */
const newReference = () => `WF-${randomBytes(8).toString('hex').toUpperCase()}`

type Own = Omit<Insertable<Tables['vaga']>, 'cliente_id' | 'origem'>

/** Takes the lock of batches, which may be about to include a vacancy with the same reference. */
async function addVacancy(tx: Tx, vacancy: Own): Promise<Pick<Row<'vaga'>, 'id' | 'identificacao'>> {
  await holdRecords(tx)
  const made = await tx
    .insertInto('vaga')
    .values({ cliente_id: currentClient, origem: 'Workforce', ...vacancy })
    .onConflict((known) => known.columns(['cliente_id', 'identificacao']).doNothing())
    .returning(['id', 'identificacao'])
    .executeTakeFirst()
  if (!made) throw new Refusal('REGISTRO_EXISTENTE')
  await noteEdit(tx)
  return made
}
