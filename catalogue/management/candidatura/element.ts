import { tiposVaga } from '../../common-fields.ts'
import { candidaturaMachine } from '../../machines/candidatura.ts'
import { statesOf } from '../../machines/machine.ts'
import { coded, day, group, list, moment, number, text, truth } from '../../output.ts'

/** The page of an application, which its student sees too: of a confidential vacancy it does not name the host. */
export const candidaturaElement = {
  identificador: number('Número da candidatura'),
  vaga: group({
    identificador: number('Número da vaga'),
    titulo: text('Vaga'),
    tipo: coded('Tipo', tiposVaga),
    situacao: { ...text('Situação da vaga'), rotulo: 'Situação da vaga' },
    concedente: text('Concedente; vazia na vaga confidencial'),
  }),
  curriculo: group({
    identificador: number('Número do currículo'),
    nome: text('Nome, social quando há'),
    email: text('E-mail'),
    telefone: text('Telefone'),
  }),
  aluno: group({
    identificador: number('Número do aluno'),
    nome: text('Aluno'),
    matricula: text('Matrícula'),
  }),
  situacao: text('Situação', statesOf(candidaturaMachine)),
  etapa: text('Etapa'),
  reservada: {
    ...truth('Se concorre a um lugar reservado a pessoas com deficiência'),
    scope: 'sensivel',
    rotulo: 'Lugar reservado a PCD',
  },
  naoAtende: text('O que a vaga pede e não se encontrou: curso, nível, período; vazio quando atende'),
  apresentacao: text('O que a pessoa disse de si'),
  contratacao: day('Contratação'),
  contrato: group({
    identificador: number('Número do registro do contrato'),
    contrato: number('Número do contrato'),
  }),
  colaborador: {
    ...group({ identificador: number('Número do colaborador'), nome: text('Colaborador') }),
    rotulo: 'Colaborador',
  },
  etapas: list({
    etapa: text('Etapa'),
    momento: moment('Quando'),
    autor: text('Por quem'),
  }),
  versao: number('Versão'),
  inclusao: moment('Inclusão'),
  atualizacao: moment('Atualização'),
} as const
