import { problem } from './problem.ts'

export const accessProblems = {
  SEGUNDO_FATOR_EXIGIDO: problem(
    401,
    'Falta o segundo fator para completar a entrada.',
    'The second factor is missing to complete the sign-in.',
    'A senha foi aceita, mas a sessão só abre depois do código do segundo fator, ou do seu cadastro.',
    'Complete a entrada em ConfirmaSessao, ou cadastre o segundo fator em IniciaSegundoFator.',
  ),
  SEGUNDO_FATOR_OBRIGATORIO: problem(
    409,
    'A instituição exige o segundo fator deste perfil: ele pode ser trocado, e não retirado.',
    'The institution requires the second factor of this profile: it can be replaced, not removed.',
    'O perfil tem permissões de que a instituição exige um segundo fator.',
    'Troque-o por outro; quem perdeu o aparelho pede a quem administra os acessos que o redefina.',
  ),
  CODIGO_INVALIDO: problem(
    403,
    'O código não confere, já foi usado ou passou da hora. Espere o próximo e tente de novo.',
    'The code does not match, was used already or is too old. Wait for the next one and try again.',
    'O código não é um dos que valem agora, ou já foi usado: cada um serve uma vez.',
    'Confira o relógio do aparelho e use o próximo código, ou um código de recuperação.',
  ),
}
