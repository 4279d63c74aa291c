-- What a client may say about messages and links.

alter table cliente
  -- Messages that an address may be sent on one day.
  add mensagens_por_dia integer not null default 20 check (mensagens_por_dia between 1 and 1000),
  -- Days that links are kept after their use, and months that messages are.
  add guarda_links_dias integer not null default 30 check (guarda_links_dias between 1 and 3650),
  add guarda_mensagens_meses integer not null default 12 check (guarda_mensagens_meses between 1 and 120),
  -- Whether staff may copy a link with which somebody signs.
  add copia_link_assinatura boolean not null default false,
  -- Days before a deadline on which people are reminded of it.
  add lembretes_dias integer[] not null default '{7,1}'
    check (cardinality(lembretes_dias) <= 5 and 0 <= all (lembretes_dias) and 90 >= all (lembretes_dias)),
  -- Days that a link sent by the platform can be used.
  add validade_links_dias integer not null default 30 check (validade_links_dias between 1 and 365);
call auditar('cliente');

-- A link is erased sooner than the message that brought it.
alter table mensagem
  drop constraint mensagem_cliente_id_link_id_fkey,
  add foreign key (cliente_id, link_id) references link on delete set null (link_id);

-- Texts of messages that the client wrote in the place of the platform's own.
create table modelo_mensagem (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  modelo text collate "C" not null,
  assunto text not null check (length(assunto) <= 150),
  texto text not null check (length(texto) <= 10000),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, modelo)
);
call proteger('modelo_mensagem');
call auditar('modelo_mensagem');
