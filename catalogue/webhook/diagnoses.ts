import { phrase } from '../phrase.ts'

/** Results of delivery attempts, as a closed table. The text of a failure says who has to act. */
export const diagnoses = {
  ENTREGUE: phrase('Entregue: o destino respondeu 2xx.', 'Delivered: the target answered 2xx.'),
  ENDERECO_RECUSADO: phrase(
    'O endereço não é público: aponta para a própria máquina ou para uma rede privada, não usa https ou usa uma porta que não está aberta. Quem cadastrou o destino deve usar um endereço https público, na porta 443 ou em outra que o operador tenha aberto.',
    'The address is not public, not https, or of a port that is not open. Whoever registered the target must use a public https address, on port 443 or another one that the operator opened.',
  ),
  NOME_NAO_RESOLVIDO: phrase(
    'O nome do endereço não foi encontrado no DNS. Quem administra o destino deve conferir o nome e o seu registro no DNS.',
    'The host name was not found in DNS. Whoever runs the target must check the name and its DNS record.',
  ),
  CONEXAO_RECUSADA: phrase(
    'Nada atende nesse endereço e porta. Quem administra o destino deve iniciar o serviço ou abrir a porta no firewall.',
    'Nothing listens at this address and port. Whoever runs the target must start the service or open the port.',
  ),
  CONEXAO_INTERROMPIDA: phrase(
    'A conexão foi cortada antes da resposta. Quem administra o destino deve olhar os registros do servidor, do proxy e do firewall.',
    'The connection was cut before an answer. Whoever runs the target must look at the logs of server, proxy and firewall.',
  ),
  CERTIFICADO_INVALIDO: phrase(
    'O certificado do destino não vale: venceu, é de outro nome ou não vem de uma autoridade conhecida. Quem administra o destino deve instalar um certificado válido, com a cadeia completa.',
    'The certificate of the target is not valid: expired, of another name, or of an unknown authority. Whoever runs the target must install a valid one with its whole chain.',
  ),
  FALHA_TLS: phrase(
    'Não foi possível abrir a conexão segura. Quem administra o destino deve conferir que a porta atende https com TLS 1.2 ou mais novo.',
    'The secure connection could not be opened. Whoever runs the target must check that the port speaks https with TLS 1.2 or newer.',
  ),
  TEMPO_ESGOTADO: phrase(
    'O destino não respondeu em 15 segundos. O sistema que recebe deve guardar o aviso, responder 2xx logo e trabalhar depois.',
    'The target did not answer within 15 seconds. The receiving system must store the event, answer 2xx at once and work later.',
  ),
  REDIRECIONAMENTO: phrase(
    'O destino respondeu com um redirecionamento, que não é seguido. Quem cadastrou o destino deve cadastrar o endereço final.',
    'The target answered with a redirect, which is not followed. Whoever registered the target must register the final address.',
  ),
  ASSINATURA_RECUSADA: phrase(
    'O sistema que recebe recusou a assinatura. Confira lá o segredo deste destino, o relógio, e que se verifica o corpo tal como chegou, antes de interpretá-lo. WebhookAssinatura diz o motivo.',
    'The receiving system refused the signature. Check there the secret of this target, the clock, and that the body is verified as it arrived, before parsing. WebhookAssinatura tells the reason.',
  ),
  ACESSO_NEGADO: phrase(
    'O destino exige uma credencial ou bloqueia o acesso (401 ou 403). Quem administra o destino deve liberar o caminho: quem envia se prova pela assinatura.',
    'The target asks for a credential or blocks access (401 or 403). Whoever runs the target must open the path: the sender proves itself by the signature.',
  ),
  CAMINHO_INEXISTENTE: phrase(
    'O caminho não existe no destino (404). Quem cadastrou o destino deve corrigir o endereço, ou o sistema que recebe deve publicar o caminho.',
    'The path does not exist at the target (404). Whoever registered the target must correct the address, or the receiving system must publish the path.',
  ),
  METODO_RECUSADO: phrase(
    'O caminho não aceita POST (405). O sistema que recebe deve aceitar POST nesse caminho.',
    'The path does not take POST (405). The receiving system must take POST there.',
  ),
  DESTINO_EXTINTO: phrase(
    'O destino respondeu 410: não existe mais. Ele foi desativado; cadastre-o de novo quando voltar a existir.',
    'The target answered 410: it is gone. It was deactivated; register it again when it exists again.',
  ),
  CORPO_RECUSADO: phrase(
    'O destino não aceita o corpo (400, 413, 415 ou 422). O sistema que recebe deve aceitar JSON em UTF-8 de até 100 KiB e ignorar campos que não conhece.',
    'The target does not take the body (400, 413, 415 or 422). The receiving system must take JSON in UTF-8 up to 100 KiB and ignore fields it does not know.',
  ),
  LIMITE_DO_DESTINO: phrase(
    'O destino pediu menos envios (429). Espera-se o que ele pede em Retry-After. Quem administra o destino pode aumentar o limite.',
    'The target asked for fewer requests (429). What it asks in Retry-After is waited for. Whoever runs the target may raise the limit.',
  ),
  ERRO_DO_DESTINO: phrase(
    'O sistema que recebe falhou (5xx). Quem o mantém deve olhar os registros do horário indicado.',
    'The receiving system failed (5xx). Whoever keeps it must look at its logs of that time.',
  ),
  RESPOSTA_INESPERADA: phrase(
    'O destino respondeu algo diferente de 2xx. O sistema que recebe deve responder 2xx quando guardou o aviso.',
    'The target answered something other than 2xx. The receiving system must answer 2xx once it stored the event.',
  ),
  SEGREDO_ILEGIVEL: phrase(
    'O segredo do destino não pode ser aberto: falta a chave que o cifrou. O operador deve devolver essa chave a VINCULO_KEYS; ou troque o segredo com WebhookSegredo.',
    'The secret of the target cannot be opened: the key that sealed it is missing. The operator must put that key back into VINCULO_KEYS; or change the secret with WebhookSegredo.',
  ),
  ENVIO_INTERROMPIDO: phrase(
    'O processo que enviava terminou antes de anotar o resultado. O aviso foi enviado de novo com o mesmo identificador; quem recebe deve ignorar o que já tem.',
    'The sending process ended before it noted the result. The event was sent again with the same id; receivers must ignore what they have.',
  ),
} as const

export type DiagnosisCode = keyof typeof diagnoses
