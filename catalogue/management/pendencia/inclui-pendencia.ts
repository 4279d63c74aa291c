import { must } from '../../common-fields.ts'
import { code, date, listed, ours, related } from '../../fields.ts'
import { pendenciaMachine } from '../../machines/pendencia.ts'
import { inclusionCommand } from '../written.ts'
import { pendenciasPedidas, pendenciasPedidasExtensao } from './types.ts'

export const incluiPendencia = inclusionCommand(pendenciaMachine, {
  id: 'IncluiPendencia',
  input: {
    tipo: code(40, 'O que se pede.', listed([...pendenciasPedidas, ...pendenciasPedidasExtensao]), {
      ...must,
      rotulo: 'Tipo',
    }),
    contrato: related('contrato', 'Contrato de que se pede; este ou o projeto de extensão.', {
      rotulo: 'Contrato',
    }),
    projetoExtensao: related('projeto_extensao', 'Projeto de extensão de que se pede.', {
      rotulo: 'Projeto de extensão',
    }),
    aluno: related('aluno', 'Participante do projeto que deve entregar. Vazio: quem coordena o projeto.', {
      rotulo: 'Participante',
    }),
    prazo: date('Último dia da entrega, a partir de hoje.', { ...must, rotulo: 'Prazo' }),
    validade: date(
      'Último dia em que ainda é devida: depois, se não foi concluída, é cancelada. Vazio: sem fim.',
      { ...ours, rotulo: 'Validade' },
    ),
  },
  changes: ['contrato', 'projeto_extensao'],
  example: { tipo: 'Avaliação campo estágio', contrato: 1, prazo: '2031-06-30', validade: '2031-12-31' },
})
