import { colaboradorMachine } from '../machines/colaborador.ts'
import { statesOf } from '../machines/machine.ts'
import { day, group, list, text } from '../output.ts'
import { diasSemana } from '../workforce/novohorario.ts'
import { session } from './operation.ts'

export const consultaAcesso = session({
  family: 'session',
  id: 'ConsultaAcesso',
  method: 'GET',
  path: '/sessao/acesso',
  title: 'Ver os próprios dados de colaborador',
  description: 'O que a instituição tem do colaborador que entrou, e o seu horário de trabalho.',
  access: 'open',
  output: {
    instituicao: { ...text('Nome da instituição'), rotulo: 'Instituição' },
    nome: text('Nome'),
    cpf: text('CPF, só o meio dele'),
    nascimento: day('Nascimento'),
    email: text('E-mail'),
    celular: text('Celular'),
    telefone: text('Telefone'),
    situacao: text('Situação', statesOf(colaboradorMachine)),
    inicio: day('Início do trabalho'),
    saida: day('Saída; vazia enquanto não há'),
    unidade: text('Unidade'),
    area: text('Área'),
    cargo: text('Cargo'),
    horario: group({
      descricao: text('Descrição'),
      turnos: list({
        diaSemana: text('Dia da semana', diasSemana),
        entrada: text('Entrada'),
        saida: text('Saída'),
        intervaloInicio: text('Início do intervalo'),
        intervaloFim: text('Fim do intervalo'),
      }),
    }),
  },
  problems: ['ACESSO_INVALIDO'],
})
