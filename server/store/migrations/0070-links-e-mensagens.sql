-- Personal links, by which people without a login act, and the messages that bring them.

create table link (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  -- SHA-256 of 256 random bits. Null until the secret is made: when its message leaves, or when somebody copies it.
  hash bytea unique,
  parte text collate "C" not null
    check (parte in ('aluno', 'professor', 'concedente', 'supervisor', 'responsavel')),
  -- Number of the person among those of this party.
  pessoa_id bigint not null,
  nome text not null,
  -- The last digits of the CPF, or of the document of who has none: the second factor.
  digitos text collate "C" check (digitos ~ '^[0-9A-Z]{4}$'),
  finalidade text collate "C" not null check (finalidade in ('assinar', 'entregar', 'opinar', 'tudo')),
  -- What it is about; nothing where it is for everything that waits for the person.
  entidade text collate "C",
  registro_id bigint,
  contrato_id bigint,
  -- The last day on which it can be used.
  validade date not null,
  -- Made to be copied by staff, and not sent.
  copiado boolean not null default false,
  -- Wrong digits so far.
  erros integer not null default 0,
  usado_em timestamptz,
  encerrado_em timestamptz,
  encerramento text check (encerramento in ('Substituído', 'Dígitos errados', 'Cancelado')),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, contrato_id) references contrato,
  check ((entidade is null) = (registro_id is null)),
  check ((finalidade = 'tudo') = (entidade is null)),
  check ((encerrado_em is null) = (encerramento is null))
);
create index link_por_pessoa on link (cliente_id, parte, pessoa_id) where usado_em is null and encerrado_em is null;
create index link_por_validade on link (cliente_id, validade);
create index link_por_contrato on link (cliente_id, contrato_id) where contrato_id is not null;
call proteger('link');
-- Before the client is known, exactly the row whose hash the bearer proved is visible.
create policy do_portador on link for select
  using (hash = decode(nullif(current_setting('vinculo.link', true), ''), 'hex'));
call auditar('link', '{"hash": null, "digitos": null}');

create table mensagem (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  -- Of its Message-ID: the same however often it is sent.
  identificador uuid not null default gen_random_uuid(),
  modelo text collate "C" not null,
  parte text collate "C" not null
    check (parte in ('aluno', 'professor', 'concedente', 'supervisor', 'responsavel', 'usuario')),
  pessoa_id bigint not null,
  nome text not null,
  email text,
  entidade text collate "C",
  registro_id bigint,
  contrato_id bigint,
  -- What its template is filled with, as JSON.
  dados text not null default '{}',
  link_id bigint,
  -- The secret of its link, sealed, until it was delivered.
  segredo bytea,
  -- Waits for the day's digest of its receiver; the digest is the first of its messages.
  lembrete boolean not null default false,
  resumo_id bigint,
  situacao text not null default 'Pendente'
    check (situacao in ('Pendente', 'Enviando', 'Enviada', 'Não entregue', 'Cancelada')),
  tentativas integer not null default 0,
  proxima_em timestamptz not null default now(),
  diagnostico text collate "C",
  -- What the mail server said.
  resposta text,
  enviada_em timestamptz,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, contrato_id) references contrato,
  foreign key (cliente_id, link_id) references link,
  check ((entidade is null) = (registro_id is null))
);
create index mensagem_por_atualizacao on mensagem (cliente_id, atualizacao, id) include (inclusao);
create index mensagem_por_contrato on mensagem (cliente_id, contrato_id) where contrato_id is not null;
create index mensagem_por_link on mensagem (cliente_id, link_id) where link_id is not null;
create index mensagem_por_assunto on mensagem (cliente_id, entidade, registro_id) where entidade is not null;
create index mensagem_devida on mensagem (cliente_id, proxima_em, id) where situacao in ('Pendente', 'Enviando');
-- How much an address was sent today.
create index mensagem_por_endereco on mensagem (cliente_id, email, enviada_em) where enviada_em is not null;
call proteger('mensagem');
call versionar('mensagem');
call historiar('mensagem', 'situacao');
call auditar('mensagem', '{"versao": null, "dados": null, "segredo": null, "tentativas": null, "proxima_em": null}');

-- Which client has something to be sent, and from when on. Holds no client data, so that a worker can find work for
-- every client. Each writer adds a row of its own: nobody waits for another.
create table fila_mensagem (
  id bigint generated always as identity primary key,
  cliente_id integer not null,
  pronto_em timestamptz not null
);
create index fila_mensagem_por_hora on fila_mensagem (pronto_em);
create index fila_mensagem_por_cliente on fila_mensagem (cliente_id);
