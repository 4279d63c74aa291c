import { command } from '../../operation.ts'
import { coded, list, number, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'
import { afetados, causa } from './input.ts'
import { modosConserto, mostAnalysed } from './parts.ts'

export const analisaCausa = command({
  family: 'management',
  kind: 'command',
  id: 'AnalisaCausa',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'integracao.ver', unlimited: true },
  title: 'Analisar causa',
  description: `Olha até ${mostAnalysed} registros de uma causa, tal como foram recebidos: que valores trazem, e que consertos os tornariam válidos. O que é guardado cifrado só se vê com a permissão de vê-lo; a consulta fica na trilha de auditoria. De registros que o pedido nomeia, diz também o valor e o nome de cada um.`,
  rotulo: 'Analisar',
  engine: true,
  on: 'new',
  input: { causa, afetados, SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    olhados: { ...number('Registros olhados'), rotulo: 'Olhados' },
    coberto: { ...truth('Se os valores não podem ser mostrados a quem pede'), rotulo: 'Coberto' },
    lembrado: {
      ...truth('Se o conserto fica lembrado para os próximos envios da origem'),
      rotulo: 'Fica lembrado',
    },
    comando: { ...text('Comando por que o campo muda, quando só muda por ele'), rotulo: 'Muda por' },
    unico: { ...truth('Se só um registro pode ter o valor'), rotulo: 'Único' },
    cadastro: {
      ...text('O que falta cadastrar, quando é isso', ['deficiencia', 'curso', 'pessoa']),
      rotulo: 'Falta cadastrar',
    },
    valores: {
      ...list({
        valor: text('Valor recebido'),
        registros: number('Registros que o trazem'),
      }),
      rotulo: 'Valores recebidos',
    },
    consertos: {
      ...list({
        modo: { ...coded('Conserto', { values: modosConserto }), rotulo: 'Conserto' },
        registros: number('Dos olhados, os que ficariam válidos'),
        exemplos: {
          ...list({
            antes: { ...text('Um valor recebido'), rotulo: 'Antes' },
            depois: { ...text('O mesmo valor, consertado'), rotulo: 'Depois' },
          }),
          rotulo: 'Exemplos',
        },
      }),
      rotulo: 'Consertos',
    },
    registros: {
      ...list({
        id: number('Número do afetado'),
        nome: text('Nome que o registro traz'),
        valor: text('Valor recebido'),
      }),
      rotulo: 'Registros nomeados no pedido',
    },
  },
  changes: [],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { causa: 1 },
})
