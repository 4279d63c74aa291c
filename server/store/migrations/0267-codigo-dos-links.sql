-- The second step of a personal link is a code that is sent to its person's own address when it is asked for. Digits of
-- documents are no secret, and are kept no longer.
alter table link
  drop column digitos,
  drop column erros,
  -- The units that whoever made it was limited to: it reaches nothing of other units. Null: the maker was not limited.
  add unidades bigint[];
call auditar('link', '{"hash": null}');

create table codigo_link (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  link_id bigint not null,
  -- Keyed digest: a million codes are soon tried by whoever has no key.
  resumo text collate "C" not null,
  -- The message that brings it, and the address that it goes to.
  mensagem_id bigint not null,
  destino text not null,
  expira_em timestamptz not null,
  tentativas integer not null default 0,
  -- When a newer code took its place.
  encerrado_em timestamptz,
  -- SHA-256 of what the browser keeps that gave the right code, and until when that browser opens the link.
  navegador bytea,
  prova_ate timestamptz,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, link_id) references link on delete cascade,
  check ((navegador is null) = (prova_ate is null))
);
create index codigo_link_por_link on codigo_link (cliente_id, link_id, id);
create index codigo_link_por_mensagem on codigo_link (cliente_id, mensagem_id);
call proteger('codigo_link');
