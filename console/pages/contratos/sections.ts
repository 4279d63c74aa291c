import { type FinalidadeAditivo, finalidadesAditivo } from '../../../catalogue/values/aditivo.ts'
import type { Typed } from '../../derive/controls.ts'
import type { FormSection } from '../../form/CommandForm.tsx'
import { text } from './text.ts'

const { sections } = text

/** Fields that only an internship has. */
const ofInternship = [
  ...['tipoEstagio', 'concedente', 'agente', 'convenio', 'vaga', 'supervisor', 'supervisorCargo'],
  ...['supervisorFormacao', 'apolice', 'seguro', 'seguroApolice', 'seguroSeguradora', 'planoEstagio'],
  ...['horasDiaria', 'auxilioTransporteValor', 'auxilioTransporteTipo', 'areaAtuacao'],
]

/** Fields that only a monitoring contract has. */
const ofMonitoring = [
  'proposta',
  'horasEmAula',
  'horasExtraclasse',
  'modalidadeAtendimento',
  'localAtendimento',
]

/** Fields of the other kind of contract; the kind of a contract that exists does not change. */
export const senseless = (modalidade: unknown): readonly string[] =>
  modalidade === 'monitoria' ? ofInternship : modalidade === 'estagio' ? ofMonitoring : []

/** Usual fields of each kind of contract. */
export function sectionsFor({ modalidade }: Typed): FormSection[] {
  const period = { title: sections.period, names: ['inicio', 'encerramento', 'horasDiaria', 'horasSemanal'] }
  if (modalidade === 'monitoria') {
    return [
      {
        title: sections.parties,
        names: ['modalidade', 'proposta', 'aluno', 'curso', 'professor', 'unidade'],
      },
      period,
      { title: sections.monitoring, names: ['horasEmAula', 'horasExtraclasse', 'localAtendimento'] },
      { title: sections.pay, names: ['bolsaValor', 'bolsaTipo'] },
    ]
  }
  return [
    {
      title: sections.parties,
      names: [
        ...['modalidade', 'tipoEstagio', 'aluno', 'curso', 'concedente', 'convenio', 'supervisor'],
        ...['supervisorCargo', 'professor', 'responsavel'],
      ],
    },
    { ...period, names: [...period.names, 'horarios'] },
    {
      title: sections.pay,
      names: ['bolsaValor', 'bolsaTipo', 'auxilioTransporteValor', 'auxilioTransporteTipo'],
    },
    { title: sections.insurance, names: ['apolice'] },
    { title: sections.plan, names: ['planoEstagio'] },
  ]
}

/** Purposes of an amendment. One whose fields this kind of contract lacks is none. */
export const purposesFor = (modalidade: unknown): readonly FinalidadeAditivo[] =>
  (Object.keys(finalidadesAditivo) as FinalidadeAditivo[]).filter((one) => {
    const own: readonly string[] = finalidadesAditivo[one].fields
    return own.length === 0 || own.some((name) => !senseless(modalidade).includes(name))
  })

/** An amendment asks for the fields of its purpose; the others are folded. */
export function amendmentSections(purpose: FinalidadeAditivo): FormSection[] {
  const own: readonly string[] = finalidadesAditivo[purpose].fields
  return [
    { title: sections.changes, names: own },
    {
      title: sections.amendment,
      names: [...(purpose === 'Outro' ? ['aditivoTipo'] : []), 'inicio', 'aditivoDescricao'],
    },
  ]
}
