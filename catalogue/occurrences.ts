import { type Phrase, phrase } from './phrase.ts'
import type { Severity } from './severities.ts'

export interface OccurrenceKind {
  severity: Severity
  text: Phrase
  cause: string
  fix: string
}

const kind =
  (severity: Severity) =>
  (text: Phrase, cause: string, fix: string): OccurrenceKind => ({ severity, text, cause, fix })
const erro = kind('Erro')
const alerta = kind('Alerta')
const informacao = kind('Informação')

/** Occurrences of a record. A closed table, in the order of the reference. */
export const occurrences = {
  CAMPO_OBRIGATORIO: erro(
    phrase(
      'Campo obrigatório não informado. Preencha-o e reenvie.',
      'Required field missing. Fill it in and resend.',
    ),
    'O campo falta ou está vazio em um registro que precisa dele.',
    'Preencha o campo na origem e reenvie o registro.',
  ),
  TIPO_INVALIDO: erro(
    phrase(
      'Valor de tipo inválido: {detalhe}. Corrija e reenvie.',
      'Value of the wrong type: {detalhe}. Correct and resend.',
    ),
    'O valor não é do tipo do campo: texto onde se espera número, objeto onde se espera texto, separador de milhar, caractere invisível ou de controle.',
    'Envie o valor no tipo indicado na referência.',
  ),
  VALOR_INVALIDO: erro(
    phrase(
      'Valor não aceito: {detalhe}. Corrija e reenvie.',
      'Value not accepted: {detalhe}. Correct and resend.',
    ),
    'O valor é do tipo do campo, mas passa dos limites dele, não está em sua lista ou não combina com outro campo.',
    'Envie um valor dentro dos limites ou da lista indicados na referência.',
  ),
  TAMANHO_EXCEDIDO: erro(
    phrase(
      'Valor grande demais: {detalhe}. Nada é cortado: reduza e reenvie.',
      'Value too large: {detalhe}. Nothing is truncated: shorten and resend.',
    ),
    'O texto tem mais caracteres, o número mais dígitos, a lista mais itens ou o arquivo mais bytes que o campo aceita.',
    'Abrevie o valor na origem. O Vínculo nunca corta um valor.',
  ),
  DATA_INVALIDA: erro(
    phrase('Data inválida: {detalhe}. Corrija e reenvie.', 'Invalid date: {detalhe}. Correct and resend.'),
    'A data não existe no calendário, está em outro formato ou fora do intervalo permitido, ou é 0001-01-01, que outros sistemas escrevem onde não há data.',
    'Envie a data como AAAA-MM-DD ou dd/mm/aaaa, dentro do intervalo; onde não há data, o campo vazio.',
  ),
  CPF_INVALIDO: erro(
    phrase(
      'CPF inválido: {detalhe}. Corrija na origem e reenvie.',
      'Invalid CPF: {detalhe}. Correct at the source and resend.',
    ),
    'O CPF não tem 11 dígitos, os dígitos verificadores não conferem, ou todos os dígitos são iguais.',
    'Corrija o CPF na origem.',
  ),
  CPF_DUPLICADO: erro(
    phrase(
      'Outro registro ativo já tem este CPF. Inative o outro ou corrija o CPF.',
      'Another active record already has this CPF. Deactivate it or correct the CPF.',
    ),
    'O CPF identifica uma pessoa só; outro registro ativo, com outra identificação, já o usa.',
    'Una os registros na origem, ou inative o antigo com VALIDADE.',
  ),
  CPF_DIVERGENTE: erro(
    phrase(
      'O CPF não pode mudar: a pessoa tem contrato emitido com o CPF anterior.',
      'The CPF cannot change: the person has a contract issued with the previous CPF.',
    ),
    'Os termos assinados levam o CPF anterior.',
    'Corrija o contrato com a instituição antes de trocar o CPF.',
  ),
  CNPJ_INVALIDO: erro(
    phrase(
      'CNPJ inválido: {detalhe}. Corrija na origem e reenvie.',
      'Invalid CNPJ: {detalhe}. Correct at the source and resend.',
    ),
    'O CNPJ não tem 14 caracteres, ou os dígitos verificadores não conferem.',
    'Corrija o CNPJ na origem; o CNPJ pode ter letras.',
  ),
  EMAIL_INVALIDO: erro(
    phrase(
      'E-mail inválido: {detalhe}. Corrija na origem e reenvie.',
      'Invalid e-mail address: {detalhe}. Correct at the source and resend.',
    ),
    'O endereço não tem a forma nome@dominio.',
    'Corrija o endereço na origem, ou envie o campo vazio se for opcional.',
  ),
  EMAIL_DUPLICADO: erro(
    phrase(
      'Outro registro ativo já tem este e-mail. Corrija um dos dois.',
      'Another active record already has this e-mail address. Correct one of them.',
    ),
    'O e-mail deve ser único entre os registros ativos.',
    'Corrija o e-mail na origem, ou inative o registro antigo.',
  ),
  LOGIN_DUPLICADO: erro(
    phrase(
      'Outro registro ativo já tem este login. Corrija um dos dois.',
      'Another active record already has this login. Correct one of them.',
    ),
    'O login deve ser único entre os registros ativos; o login único da instituição depende disso.',
    'Corrija o login na origem, ou inative o registro antigo.',
  ),
  DOCUMENTO_OBRIGATORIO: erro(
    phrase(
      'Sem CPF, o documento do estrangeiro é obrigatório. Envie o CPF ou o documento.',
      'Without a CPF, the foreign document is required. Send one of them.',
    ),
    'O CPF veio vazio, o que indica um estrangeiro, mas o documento não foi enviado.',
    'Envie o documento de identidade, por exemplo o passaporte.',
  ),
  DOCUMENTO_DUPLICADO: erro(
    phrase(
      'Outro registro ativo já tem este documento. Corrija um dos dois.',
      'Another active record already has this document. Correct one of them.',
    ),
    'O documento do estrangeiro deve ser único entre os registros ativos.',
    'Una os registros na origem, ou inative o antigo.',
  ),
  UF_INVALIDA: erro(
    phrase(
      'UF inválida: {detalhe}. Use a sigla de um estado, ou EX para endereço no exterior de quem não tem CPF.',
      'Invalid state: {detalhe}. Use a state abbreviation, or EX for an address abroad of a person without CPF.',
    ),
    'A sigla não é de um dos 27 estados, ou é EX em um registro com CPF ou CNPJ.',
    'Corrija a sigla na origem.',
  ),
  CEP_INVALIDO: erro(
    phrase(
      'CEP inválido: {detalhe}. Envie 8 dígitos, com ou sem hífen.',
      'Invalid postal code: {detalhe}. Send 8 digits, with or without a hyphen.',
    ),
    'O CEP não tem 8 dígitos ou está fora da faixa 01000-000 a 99999-999.',
    'Corrija o CEP na origem.',
  ),
  REFERENCIA_INEXISTENTE: erro(
    phrase(
      'O registro referido não existe ou está inativo. Confira o código; se falta, inclua-o antes e reenvie este.',
      'The referred record does not exist or is inactive. Check the code; if it is missing, add it first and resend this one.',
    ),
    'O código não corresponde a nenhum registro ativo do cliente.',
    'Confira o código. Se o registro referido falta, inclua-o primeiro: por sua operação, ou na plataforma quando só ela o cria.',
  ),
  REGISTRO_SUPERADO: erro(
    phrase(
      'Um registro mais novo da mesma chave já foi aplicado; este ficou sem efeito.',
      'A newer record of the same key was applied already; this one had no effect.',
    ),
    'O registro aguardava uma referência, ou foi reprocessado, e outro com a mesma chave, enviado depois dele, já foi aplicado.',
    'Nada a fazer, se o mais novo está certo; senão, reenvie este.',
  ),
  FALHA_TECNICA: erro(
    phrase(
      'O registro não pôde ser aplicado por uma falha técnica, que se repetiu. Reenvie-o ou reprocesse o lote.',
      'The record could not be applied because of a technical failure that came again. Resend it or reprocess the batch.',
    ),
    'O processamento do registro foi interrompido repetidas vezes.',
    'Reprocesse o lote; se a falha voltar, procure quem opera a plataforma.',
  ),
  DEFICIENCIA_INEXISTENTE: erro(
    phrase(
      'Código de deficiência não cadastrado. Cadastre-o na plataforma ou corrija o código.',
      'Disability code not registered. Register it in the platform or correct the code.',
    ),
    'O código deve existir no cadastro de deficiências do cliente.',
    'Cadastre a deficiência na plataforma antes do envio.',
  ),
  PERFIL_INEXISTENTE: erro(
    phrase(
      'Código de perfil não cadastrado. Cadastre-o na plataforma ou corrija o código.',
      'Profile code not registered. Register it in the platform or correct the code.',
    ),
    'O perfil concede direitos e por isso nunca é criado por integração.',
    'Cadastre o perfil na plataforma antes do envio.',
  ),
  PERFIL_RESERVADO: erro(
    phrase('Perfil reservado: {detalhe}.', 'Reserved profile: {detalhe}.'),
    'O perfil tem permissões com que se dão outras, e um token que envia usuários não pode fazer administradores; ou o lote foi enviado por uma pessoa que não tem todas as permissões dele.',
    'Conceda o perfil na plataforma, em Usuários, ou com "vinculo user profile"; para que lotes de sistemas o concedam, marque-o com "vinculo register add perfil ... --by-integration S".',
  ),
  PERFIL_MANTIDO: alerta(
    phrase(
      'O usuário tem um perfil que a integração não concede, e continua com ele; o resto do registro foi considerado.',
      'The user has a profile that integration does not give, and keeps it; the rest of the record was considered.',
    ),
    'O perfil que o usuário tem foi concedido na plataforma e tem permissões reservadas, ou que a pessoa que enviou o lote não tem; o lote não o troca por outro.',
    'Troque o perfil na plataforma, em Usuários. Para encerrar o acesso pela integração, envie ESIUS_VALIDADE com uma data passada.',
  ),
  ULTIMO_ADMINISTRADOR: erro(
    phrase(
      'O usuário é o último ativo que pode alterar os acessos da instituição. Dê antes esta permissão a outro usuário.',
      "The user is the last active one who may change the institution's accesses. Give another user this permission first.",
    ),
    'Depois do registro, ninguém mais poderia alterar perfis, usuários e credenciais.',
    'Dê a outro usuário ativo um perfil, sem limite de unidade, que altere os acessos, e reenvie o registro.',
  ),
  REGRA_LEGAL: erro(
    phrase('O registro contraria a lei: {detalhe}.', 'The record breaks the law: {detalhe}.'),
    'Uma regra legal configurada para recusar não foi atendida.',
    'Corrija os dados conforme a regra citada.',
  ),
  VAGA_DE_OUTRA_ORIGEM: erro(
    phrase(
      'A identificação é de uma vaga da força de trabalho, que não muda por aqui. Envie outra identificação.',
      'The identification is that of a workforce vacancy, which is not changed here. Send another identification.',
    ),
    'A vaga foi criada por novavaga; vagas recebidas por lote têm identificação própria.',
    'Use outra identificação na origem.',
  ),
  VAGA_ENCERRADA: erro(
    phrase(
      'A vaga já foi encerrada e não pode mais mudar.',
      'The vacancy is closed and can no longer change.',
    ),
    'A vaga está em um estado final.',
    'Abra uma vaga nova.',
  ),
  TRANSICAO_INVALIDA: erro(
    phrase('Mudança de situação não permitida: {detalhe}.', 'State change not allowed: {detalhe}.'),
    'A situação atual do registro não permite a nova.',
    'Confira a situação atual antes de enviar.',
  ),
  VALOR_IGNORADO: alerta(
    phrase('Valor ignorado: {detalhe}.', 'Value ignored: {detalhe}.'),
    'O código não está na lista do campo, ou o valor não serve para nada sem outro campo.',
    'Ajuste a conversão de códigos na origem, ou envie o campo que falta.',
  ),
  CPF_COM_PONTUACAO: alerta(
    phrase(
      'O CPF veio com pontuação; só os dígitos contam.',
      'The CPF came with punctuation; only its digits count.',
    ),
    'O CPF deve ser enviado com 11 dígitos, sem pontos e hífen.',
    'Remova a pontuação na origem.',
  ),
  VALOR_CONVERTIDO: alerta(
    phrase(
      'O valor foi convertido para a forma do campo: {detalhe}.',
      'The value was converted to the form of the field: {detalhe}.',
    ),
    'O valor veio em outra forma, por exemplo um CPF numérico sem zeros à esquerda.',
    'Envie o valor na forma indicada na referência.',
  ),
  TELEFONE_AUSENTE: alerta(
    phrase(
      'Nenhum telefone informado, agora ou antes. Envie o telefone principal.',
      'No phone given, now or before. Send the main phone.',
    ),
    'O registro não traz telefone, e nenhum está guardado.',
    'Envie TELEFONE2, o telefone principal.',
  ),
  BANCO_DESCONHECIDO: alerta(
    phrase(
      'Banco não reconhecido; o código vale como veio. Confira antes do pagamento.',
      'Bank not recognised; the code counts as sent. Check it before paying.',
    ),
    'O código não está na lista de bancos (COMPE ou ISPB).',
    'Corrija o código do banco na origem.',
  ),
  REGISTRO_REPETIDO: alerta(
    phrase(
      'A mesma identificação aparece mais de uma vez no lote; os registros são tratados na ordem.',
      'The same identification appears more than once in the batch; the records are treated in order.',
    ),
    'O lote traz duas versões do mesmo registro.',
    'Envie cada registro uma vez por lote.',
  ),
  ACAO_IGNORADA: alerta(
    phrase('ACAO deve vir vazia; o valor foi ignorado.', 'ACAO must be empty; the value was ignored.'),
    'Nenhuma ação além de incluir ou atualizar existe.',
    'Envie ACAO vazia; para inativar, use VALIDADE.',
  ),
  OPERACAO_OBSOLETA: alerta(
    phrase(
      'Esta operação está obsoleta; passe a usar {sucessora}.',
      'This operation is deprecated; use {sucessora}.',
    ),
    'A operação continua funcionando, mas foi substituída.',
    'Migre o envio para a operação indicada.',
  ),
  CAMPO_DESCONHECIDO: alerta(
    phrase(
      'A operação não tem o campo {campo}, que foi ignorado; registros que o trazem: {registros}.{parecido}',
      'The operation has no field {campo}, which was ignored; records that bring it: {registros}.{parecido}',
    ),
    'Um nome do envio não é de nenhum campo da operação, muitas vezes por um erro de digitação. Só uma simulação traz este alerta; nos outros lotes, o cabeçalho X-Campos-Desconhecidos e CAMPOS_DESCONHECIDOS em ConsultaLote dizem o mesmo.',
    'Corrija o nome, ou deixe de enviar o campo.',
  ),
  REGRA_RECOMENDADA: alerta(
    phrase('Atenção: {detalhe}.', 'Attention: {detalhe}.'),
    'O registro foi aceito, mas foge do recomendado.',
    'Confira o dado na origem.',
  ),
  AGUARDANDO_REFERENCIA: informacao(
    phrase(
      'O registro aguarda {campo}, que ainda não existe ou está inativo; será aplicado quando chegar.',
      'The record waits for {campo}, which does not exist yet or is inactive; it will be applied when it arrives.',
    ),
    'O registro refere-se a outro que ainda não foi recebido, ou que está inativo.',
    'Envie o registro referido dentro do prazo.',
  ),
  OCORRENCIAS_OMITIDAS: informacao(
    phrase(
      'Ocorrências deste registro que não couberam aqui: {quantidade}. Corrija as mostradas e reenvie.',
      'Occurrences of this record that had no room here: {quantidade}. Correct those shown and resend.',
    ),
    'O registro tem mais ocorrências do que se guardam de um só.',
    'Corrija as ocorrências mostradas e reenvie; as outras, se restarem, aparecem então.',
  ),
  CORRECAO_MANTIDA: informacao(
    phrase(
      'Valores corrigidos na plataforma continuam no lugar dos enviados: {campos}. Isto é dito uma vez por registro.',
      'Values corrected in the platform still stand in place of those sent: {campos}. This is told once per record.',
    ),
    'Alguém da instituição corrigiu o registro, e a origem envia o mesmo valor de antes.',
    'Corrija o valor na origem, se a correção está certa; senão, peça que a encerrem na plataforma.',
  ),
  CORRECAO_ENCERRADA: informacao(
    phrase(
      'A origem mudou um valor que tinha sido corrigido na plataforma; vale o que ela enviou: {campos}.',
      'The source changed a value that had been corrected in the platform; what it sent counts: {campos}.',
    ),
    'O valor enviado não é mais o que a origem enviava quando o registro foi corrigido.',
    'Nada a fazer, se o valor novo está certo.',
  ),
  CORRECAO_EM_CONFLITO: informacao(
    phrase(
      'O valor em conflito é o de uma correção feita na plataforma, e não o que a origem envia.',
      'The conflicting value is that of a correction made in the platform, not what the source sends.',
    ),
    'Uma correção deste registro, ou a de quem já tem o valor, não combina com o que foi enviado.',
    'Confira a correção na plataforma e encerre-a, se não serve mais.',
  ),
  REGISTRO_INCLUIDO: informacao(
    phrase('Registro incluído.', 'Record included.'),
    'O registro era novo.',
    'Nada a fazer.',
  ),
  REGISTRO_ATUALIZADO: informacao(
    phrase('Registro atualizado.', 'Record updated.'),
    'O registro existia e mudou.',
    'Nada a fazer.',
  ),
} as const satisfies Record<string, OccurrenceKind>

export type OccurrenceCode = keyof typeof occurrences
