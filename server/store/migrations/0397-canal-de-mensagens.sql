-- migration: transaction

-- HTTP gateway by which a client's messages reach phones.
create table canal (
  cliente_id integer primary key references cliente,
  id bigint generated always as identity,
  url text not null check (length(url) <= 500),
  metodo text not null check (metodo in ('POST', 'PUT')),
  formato text not null check (formato in ('JSON', 'Formulário')),
  -- Name and value of each header.
  cabecalhos json not null default '[]',
  corpo text not null check (length(corpo) <= 4000),
  -- Sealed.
  credencial bytea,
  -- Which messages go by it.
  codigos boolean not null default false,
  lembretes boolean not null default false,
  por_pessoa integer not null check (por_pessoa between 1 and 100),
  por_dia integer not null check (por_dia between 1 and 100000),
  -- Failures in a row of the gateway, and until when it is left alone.
  falhas integer not null default 0,
  pausado_ate timestamptz,
  -- The last attempt: when, and what the gateway said.
  tentado_em timestamptz,
  diagnostico text collate "C",
  resposta text,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now()
);
call proteger('canal');
-- The health check and the sender look for clients with a gateway.
create policy do_operador on canal for select to current_user using (true);
call auditar('canal', '{"falhas": null, "pausado_ate": null, "tentado_em": null, "diagnostico": null, "resposta": null}');

alter table mensagem
  -- How it leaves: e-mail, or the phone by the gateway.
  add column canal text not null default 'E-mail',
  add column telefone text,
  add constraint mensagem_canal_check check (canal in ('E-mail', 'Telefone')) not valid,
  add constraint mensagem_telefone_check check (canal <> 'Telefone' or telefone is not null) not valid;
call versionar('mensagem');
call auditar('mensagem', '{"versao": null, "dados": null, "segredo": null, "tentativas": null, "proxima_em": null}');
