import {
  type MailFailure,
  type MailServerFacts,
  type MailStep,
  plainPassword,
} from '../../server/net/mail-trial.ts'

export const stepLabels: Readonly<Record<MailStep, string>> = {
  nome: 'Nome do servidor',
  conexao: 'Conexão',
  saudacao: 'Saudação',
  tls: 'TLS',
  autenticacao: 'Autenticação',
  remetente: 'Remetente',
  destinatario: 'Destinatário',
  mensagem: 'Mensagem',
}

export interface Diagnosis {
  /** What went wrong. */
  text: string
  fix: string
}

interface Case {
  failure: MailFailure
  server: MailServerFacts
  from: string
  to: string
}

/** What went wrong at a step, and what the operator does. */
export function diagnose(found: Case): Diagnosis {
  const { failure } = found
  if (isCut(failure)) {
    return {
      text: `O servidor cortou a conexão: ${failure.said}.`,
      fix: 'Repita em alguns minutos. Se continuar, veja o registro do servidor de e-mail, que diz por quê.',
    }
  }
  return byStep[failure.step](found)
}

const isCut = ({ code, status, step }: MailFailure) =>
  status === undefined &&
  (code === 'ECONNRESET' || code === 'ECONNECTION') &&
  step !== 'conexao' &&
  step !== 'saudacao' &&
  step !== 'tls'

const isLate = ({ code }: MailFailure) => code === 'ETIMEDOUT'

const untrusted = /self.signed|unable to (verify|get)|expired|not yet valid|altnames|CERT_|DEPTH_ZERO/i
const plainAnswer = /wrong version number|packet length too long|unknown protocol/i

const byStep: Readonly<Record<MailStep, (found: Case) => Diagnosis>> = {
  nome: ({ failure, server: { host } }) =>
    isLate(failure)
      ? {
          text: `O DNS não respondeu sobre ${host}.`,
          fix: 'Confira os servidores de nomes desta máquina (/etc/resolv.conf) e a rede.',
        }
      : {
          text: `O nome ${host} não foi encontrado (${failure.code}).`,
          fix: 'Confira o nome do servidor em VINCULO_SMTP_URL, e se esta máquina usa o DNS da instituição.',
        },
  conexao: ({ failure, server: { host, port } }) =>
    failure.code === 'ECONNREFUSED'
      ? {
          text: `Ninguém escuta em ${host}, porta ${port}.`,
          fix: 'Confira a porta em VINCULO_SMTP_URL: o usual é 587 com smtp:// e 465 com smtps://.',
        }
      : {
          text: `Não houve conexão com ${host}, porta ${port} (${failure.code}).`,
          fix: `Libere no firewall a saída desta máquina para a porta ${port}. Muitas redes fecham a porta 25: use a 587.`,
        },
  saudacao: ({ failure, server: { port, secure } }) => {
    if (failure.status !== undefined) {
      return {
        text: `O servidor não quer falar com esta máquina: ${failure.said}.`,
        fix: 'Peça a quem cuida do servidor de e-mail que aceite o endereço desta máquina, ou repita mais tarde.',
      }
    }
    return {
      text: `O que responde não se apresentou como servidor de e-mail: ${failure.said}.`,
      fix:
        port === 465 && !secure
          ? 'Na porta 465 a conexão é cifrada desde o início: use smtps:// em VINCULO_SMTP_URL.'
          : 'Confira servidor e porta em VINCULO_SMTP_URL. Se a porta é cifrada desde o início, use smtps://.',
    }
  },
  tls: ({ failure: { said, code }, server: { host } }) => {
    if (untrusted.test(`${said} ${code}`)) {
      return {
        text: `O certificado do servidor não é confiável: ${said}.`,
        fix: `Use em VINCULO_SMTP_URL o nome que está no certificado (agora é ${host}). Se ele é de uma autoridade da instituição, informe o arquivo dela em NODE_EXTRA_CA_CERTS.`,
      }
    }
    if (plainAnswer.test(said)) {
      return {
        text: 'O servidor não fala TLS desde o início nesta porta.',
        fix: 'Use smtp:// em VINCULO_SMTP_URL: a conexão é cifrada em seguida, se o servidor oferece.',
      }
    }
    return {
      text: `A conexão cifrada falhou: ${said}.`,
      fix: 'Confira a porta em VINCULO_SMTP_URL e as versões de TLS que o servidor aceita.',
    }
  },
  autenticacao: ({ failure: { said, code }, server: { user } }) =>
    code === plainPassword
      ? {
          text: 'A senha não foi enviada: sem cifra, quem escuta a rede a lê.',
          fix: 'Use um servidor ou uma porta com TLS: o usual é 587 com smtp:// e 465 com smtps://. A plataforma, como está configurada, envia a senha assim a cada conexão; para testar mesmo assim, acrescente --plain-password.',
        }
      : {
          text: `O servidor não aceitou o usuário ${user} e a senha: ${said}.`,
          fix: 'Confira usuário e senha em VINCULO_SMTP_URL. Neles, @ se escreve %40, : se escreve %3A e / se escreve %2F. Muitos provedores pedem uma senha de aplicativo, ou que o SMTP seja ligado na conta.',
        },
  remetente: ({ failure: { said, status }, from, server: { user } }) =>
    status === 530 || (status !== undefined && !user && /auth/i.test(said))
      ? {
          text: `O servidor pede autenticação: ${said}.`,
          fix: 'Ponha usuário e senha em VINCULO_SMTP_URL: smtp://usuario:senha@servidor:587.',
        }
      : {
          text: `O servidor não aceita o remetente ${from}: ${said}.`,
          fix: 'Ponha em VINCULO_MAIL_FROM um endereço pelo qual esta conta pode enviar.',
        },
  destinatario: ({ failure: { said, status }, to }) =>
    status !== undefined && status < 500
      ? {
          text: `O servidor não aceita o destinatário ${to} por agora: ${said}.`,
          fix: 'Repita em alguns minutos: é comum na primeira mensagem. A plataforma repete sozinha.',
        }
      : {
          text: `O servidor não aceita o destinatário ${to}: ${said}.`,
          fix: 'Confira o endereço. Se ele é de outro domínio, o servidor não encaminha mensagens desta máquina: autentique-se em VINCULO_SMTP_URL, ou peça que ele a aceite.',
        },
  mensagem: ({ failure: { said } }) => ({
    text: `O servidor recusou a mensagem: ${said}.`,
    fix: 'Costuma ser o filtro de spam: confira se o SPF e o DKIM do domínio de VINCULO_MAIL_FROM incluem este servidor.',
  }),
}
