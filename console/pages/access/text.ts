import { spoken } from '../../text/language.ts'

export const text = spoken({
  pt: {
    code: 'Código',
    codeHelp: 'Os seis dígitos que o aplicativo autenticador mostra agora, ou um código de recuperação.',
    codeTitle: 'Segundo passo',
    confirm: 'Confirmar',
    back: 'Voltar',
    missing: 'Preencha este campo.',
    enrolTitle: 'Proteja o seu acesso',
    enrolWhy:
      'A instituição pede um segundo fator a quem tem o seu perfil. Cadastre-o agora; leva um minuto.',
    scan: '1. Leia este desenho com um aplicativo autenticador, como o do seu telefone.',
    typed: 'Ou digite nele este segredo:',
    drawing: 'Código QR do segundo fator',
    thenCode: '2. Digite o código que o aplicativo mostra.',
    codesTitle: 'Guarde os códigos de recuperação',
    codesText:
      'Cada um serve uma vez, para quando o aparelho faltar. Eles aparecem só agora: guarde-os fora do aparelho.',
    copy: 'Copiar',
    copied: 'Copiado',
    saved: 'Já guardei',
    ask: {
      first: {
        title: 'Primeiro acesso',
        text: 'A instituição já fez o seu cadastro. Informe o seu login, ou o e-mail do cadastro, e enviamos a esse e-mail um link para escolher a senha. Ele serve uma vez.',
      },
      forgot: {
        title: 'Esqueci a senha',
        text: 'Enviamos ao e-mail do seu cadastro um link para escolher outra senha. Ele serve uma vez.',
      },
      other: {
        title: 'Escolher uma senha',
        text: 'Enviamos ao e-mail do seu cadastro um link para escolher a senha. Ele serve uma vez.',
      },
    },
    withoutMail:
      'Esta plataforma não envia e-mail, e por isso o link não pode ser pedido aqui. Peça-o à instituição: a secretaria ou quem cuida dos acessos entrega a você, em mãos, um link para escolher a senha.',
    withoutMailOperator:
      'A secretaria usa Copiar link de acesso na sua página, se você ainda não entrou; a quem já tem senha, quem opera a plataforma faz o link no terminal (vinculo user invite).',
    institution: 'Instituição',
    login: 'Login ou e-mail',
    send: 'Enviar o link',
    toSignIn: 'Ir para a entrada',
    chooseTitle: 'Escolha a sua senha',
    chooseText: (name: string, login: string, institution: string) =>
      `${name}, esta será a senha do login ${login} em ${institution}.`,
    passwordFirst: 'Antes, confirme que é você.',
    current: 'Senha atual',
    goOn: 'Continuar',
    password: 'Nova senha',
    passwordHelp:
      'Oito caracteres ou mais, e nada comum. Uma frase é fácil de lembrar e difícil de adivinhar.',
    again: 'Repita a senha',
    differs: 'As duas não são iguais.',
    choose: 'Guardar a senha',
    chosen: 'Senha guardada. Entre com ela.',
    another: 'Pedir outro link',
  },
  en: {
    code: 'Code',
    codeHelp: 'The six digits that your authenticator app shows now, or a recovery code.',
    codeTitle: 'Second step',
    confirm: 'Confirm',
    back: 'Back',
    missing: 'Fill in this field.',
    enrolTitle: 'Protect your access',
    enrolWhy:
      'The institution asks people with your profile for a second factor. Set it up now; it takes a minute.',
    scan: '1. Read this drawing with an authenticator app, such as the one on your phone.',
    typed: 'Or type this secret into it:',
    drawing: 'QR code of the second factor',
    thenCode: '2. Type the code that the app shows.',
    codesTitle: 'Keep the recovery codes',
    codesText:
      'Each one works once, for when the device is not at hand. They are shown only now: keep them off the device.',
    copy: 'Copy',
    copied: 'Copied',
    saved: 'I have kept them',
    ask: {
      first: {
        title: 'First access',
        text: 'The institution has registered you already. Enter your login, or the registered e-mail, and we send to that e-mail a link to choose the password. It works once.',
      },
      forgot: {
        title: 'Forgot password',
        text: 'We send to your registered e-mail a link to choose another password. It works once.',
      },
      other: {
        title: 'Choose a password',
        text: 'We send to your registered e-mail a link to choose the password. It works once.',
      },
    },
    withoutMail:
      'This platform sends no e-mail, so the link cannot be asked for here. Ask the institution: the secretariat, or whoever manages accesses, hands you a link to choose the password.',
    withoutMailOperator:
      'The secretariat uses Copy access link on your page if you have not signed in yet; for people with a password, the operator of the platform makes the link in a terminal (vinculo user invite).',
    institution: 'Institution',
    login: 'Login or e-mail',
    send: 'Send the link',
    toSignIn: 'Go to sign-in',
    chooseTitle: 'Choose your password',
    chooseText: (name: string, login: string, institution: string) =>
      `${name}, this will be the password of the login ${login} at ${institution}.`,
    passwordFirst: 'First, confirm that it is you.',
    current: 'Current password',
    goOn: 'Continue',
    password: 'New password',
    passwordHelp:
      'Eight characters or more, and nothing common. A sentence is easy to remember and hard to guess.',
    again: 'Repeat the password',
    differs: 'The two are not the same.',
    choose: 'Keep the password',
    chosen: 'The password is kept. Sign in with it.',
    another: 'Ask for another link',
  },
})
