import { type FinalidadeAditivo, finalidadesAditivo } from '../../../catalogue/values/aditivo.ts'
import type { Typed } from '../../derive/controls.ts'
import type { FormSection } from '../../form/CommandForm.tsx'
import { text } from './text.ts'

const { sections } = text

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
