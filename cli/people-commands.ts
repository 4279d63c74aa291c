import { type Command, Option } from 'commander'
import { addRenamed, type CallOf, json, withDatabaseOptions } from './options.ts'

const people = () => import('./people.ts')

/** Registers that records refer to. */
export function addRegisters(program: Command, callOf: CallOf): void {
  const register = program.command('register').description('cadastros a que os registros se referem')
  withDatabaseOptions(register.command('add <cadastro> <código> <descrição>'))
    .description('acrescenta ou renomeia um item do cadastro deficiencia ou perfil')
    .requiredOption('--client <código>', 'cliente')
    .option(
      '--permission <lista>',
      'o que um perfil permite nas operações de gestão, entre vírgulas, ou "nenhuma"; sem ela, fica como está',
    )
    .option(
      '--by-integration <S|N>',
      'se RecebeUsuarios pode conceder o perfil, ainda que tenha permissões reservadas; sem ela, fica como está',
    )
    .option(
      '--by-unit <S|N>',
      'se o que o perfil permite vale só na unidade de cada usuário e nas que ficam abaixo; sem ela, fica como está',
    )
    .action(async (name, code, text, options) =>
      (await import('./registers.ts')).registerCommand(callOf(options), name, code, text, options),
    )

  withDatabaseOptions(register.command('list [cadastro]'))
    .description('lista os itens do cadastro deficiencia ou perfil, ou dos dois')
    .requiredOption('--client <código>', 'cliente')
    .addOption(json)
    .action(async (name, options) => {
      const { listRegistersCommand } = await import('./registers.ts')
      await listRegistersCommand(callOf(options), name, options)
    })
}

/** Users who sign in. */
export function addPeople(program: Command, callOf: CallOf): void {
  const user = program.command('user').description('pessoas que entram na plataforma')
  withDatabaseOptions(user.command('create'))
    .description('cria um usuário e mostra um link, uma única vez, em que ele escolhe a própria senha')
    .requiredOption('--client <código>', 'cliente')
    .requiredOption('--login <login>', 'login com que entra')
    .requiredOption('--name <nome>', 'nome da pessoa')
    .requiredOption('--profile <perfil>', 'perfil, como ADMIN; "register list perfil" mostra os do cliente')
    .option('--email <endereço>', 'e-mail, para convites e para redefinir a senha')
    .option('--unit <código>', 'unidade a que pertence')
    .option('--password', 'pergunta a senha, em vez de fazer um link')
    .option('--stdin', 'lê a senha da entrada padrão, em vez de fazer um link')
    .option('--generate', 'sorteia a senha e a mostra, uma única vez')
    .option('--single-sign-on', 'entra pelo login único da instituição, e não por senha')
    .addOption(json)
    .action(async (options) => (await import('./create-user.ts')).createUserCommand(callOf(options), options))

  const password = withDatabaseOptions(user.command('password'))
    .description('troca a senha de alguém e encerra suas sessões')
    .requiredOption('--client <código>', 'cliente')
    .requiredOption('--login <login>', 'login da pessoa')
  addRenamed(password, new Option('--type <tipo>', 'usuario, professor ou aluno').default('usuario'), 'tipo')
  password
    .option('--stdin', 'lê a senha da entrada padrão, sem perguntar')
    .action(async (options) => (await people()).passwordCommand(callOf(options), options))

  withDatabaseOptions(user.command('invite'))
    .description('faz um link em que alguém escolhe a própria senha; ele é mostrado uma única vez')
    .requiredOption('--client <código>', 'cliente')
    .requiredOption('--login <login>', 'login da pessoa')
    .option('--type <tipo>', 'usuario, professor ou aluno', 'usuario')
    .addOption(json)
    .action(async (options) => (await people()).inviteCommand(callOf(options), options))

  withDatabaseOptions(user.command('remove-factor'))
    .description('retira o segundo fator de quem perdeu o aparelho e encerra suas sessões')
    .requiredOption('--client <código>', 'cliente')
    .requiredOption('--login <login>', 'login da pessoa')
    .option('--type <tipo>', 'usuario, professor ou aluno', 'usuario')
    .action(async (options) => (await people()).removeFactorCommand(callOf(options), options))

  withDatabaseOptions(user.command('profile <perfil>'))
    .description('concede um perfil a um usuário, também um que nenhuma integração concede')
    .requiredOption('--client <código>', 'cliente')
    .requiredOption('--login <login>', 'login do usuário')
    .action(async (profile, options) => (await people()).profileCommand(callOf(options), profile, options))
}

/** Identity providers. */
export function addProviders(program: Command, callOf: CallOf): void {
  const oidc = program.command('oidc').description('login único da instituição (OpenID Connect)')
  withDatabaseOptions(oidc.command('set'))
    .description('configura o provedor de um cliente')
    .requiredOption('--client <código>', 'cliente')
    .requiredOption('--issuer <endereço>', 'emissor, em https (http só na própria máquina)')
    .requiredOption('--client-id <id>', 'identificador da plataforma no provedor')
    .option('--secret-stdin', 'lê o segredo da entrada padrão; sem ele, o cliente é público')
    .option('--login-claim <campo>', 'campo que traz o login; email também serve', 'preferred_username')
    .option('--scopes <lista>', 'escopos pedidos', 'openid profile email')
    .option('--label <texto>', 'texto do botão', 'Entrar com a conta da instituição')
    .option('--allow-password', 'todos continuam podendo entrar também com senha')
    .action(async (options) => (await people()).setProviderCommand(callOf(options), options))
  withDatabaseOptions(oidc.command('show'))
    .description('mostra o provedor de um cliente, sem o segredo')
    .requiredOption('--client <código>', 'cliente')
    .addOption(json)
    .action(async (options) => (await people()).showProviderCommand(callOf(options), options))
  withDatabaseOptions(oidc.command('remove'))
    .description('remove o provedor de um cliente')
    .requiredOption('--client <código>', 'cliente')
    .action(async (options) => (await people()).removeProviderCommand(callOf(options), options))
}

/** Certificates that seal documents. */
export function addCertificates(program: Command, callOf: CallOf): void {
  const commands = () => import('./certificates.ts')
  const certificate = program
    .command('certificate')
    .description('certificado com que os documentos de um cliente são selados')
  withDatabaseOptions(certificate.command('set <arquivo>'))
    .description('guarda a chave privada e os certificados de um arquivo PEM, selados')
    .requiredOption('--client <código>', 'cliente')
    .action(async (file, options) => (await commands()).setCertificateCommand(callOf(options), file, options))
  withDatabaseOptions(certificate.command('show'))
    .description('mostra de quem é o certificado e até quando vale, sem a chave')
    .requiredOption('--client <código>', 'cliente')
    .addOption(json)
    .action(async (options) => (await commands()).showCertificateCommand(callOf(options), options))
  withDatabaseOptions(certificate.command('remove'))
    .description('esquece o certificado; os documentos já selados continuam como estão')
    .requiredOption('--client <código>', 'cliente')
    .action(async (options) => (await commands()).removeCertificateCommand(callOf(options), options))
}
