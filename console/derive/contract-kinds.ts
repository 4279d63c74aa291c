import { type FinalidadeAditivo, finalidadesAditivo } from '../../catalogue/values/aditivo.ts'

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

/** Purposes of an amendment. One whose fields this kind of contract lacks is none. */
export const purposesFor = (modalidade: unknown): readonly FinalidadeAditivo[] =>
  (Object.keys(finalidadesAditivo) as FinalidadeAditivo[]).filter((one) => {
    const own: readonly string[] = finalidadesAditivo[one].fields
    return own.length === 0 || own.some((name) => !senseless(modalidade).includes(name))
  })
