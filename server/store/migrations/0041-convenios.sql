-- Agreements are made, signed, renewed and ended by people.
alter table convenio
  alter situacao set default 'Em elaboração',
  add tipo text not null default 'Convênio' check (tipo in ('Convênio', 'Acordo de cooperação')),
  add instituicao_id bigint,
  add agente_id bigint,
  add assinatura date,
  add renovacao_automatica boolean not null default false,
  add versao integer not null default 1,
  add check (termino >= inicio),
  add check (not renovacao_automatica or termino is not null),
  add foreign key (cliente_id, instituicao_id) references pessoa,
  add foreign key (cliente_id, agente_id) references pessoa;

-- A file belongs to a contract or to an agreement.
alter table arquivo
  alter contrato_id drop not null,
  add convenio_id bigint,
  add foreign key (cliente_id, convenio_id) references convenio,
  add constraint arquivo_de_um_so check (num_nonnulls(contrato_id, convenio_id) = 1);
create index arquivo_por_convenio on arquivo (cliente_id, convenio_id, id) where convenio_id is not null;
call auditar('arquivo');

create table convenio_curso (
  cliente_id integer not null,
  convenio_id bigint not null,
  id bigint generated always as identity,
  curso_id bigint not null,
  primary key (cliente_id, convenio_id, id),
  unique (cliente_id, convenio_id, curso_id),
  foreign key (cliente_id, convenio_id) references convenio,
  foreign key (cliente_id, curso_id) references curso
);
call proteger('convenio_curso');
create index convenio_curso_por_curso on convenio_curso (cliente_id, curso_id);

-- A name for each: two agreements of one client never have the same. Those that had are told apart.
do $$
declare
  atual integer;
begin
  perform set_config('vinculo.operacao', 'migrate', true);
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    update convenio c set convenio = left(c.convenio, 30) || ' (' || d.ordem || ')'
      from (select id, row_number() over (partition by convenio order by id) as ordem from convenio) d
     where d.id = c.id and d.ordem > 1;
  end loop;
  perform set_config('vinculo.cliente', '', true);
  perform set_config('vinculo.operacao', '', true);
end $$;
create unique index convenio_por_nome on convenio (cliente_id, convenio);
create index convenio_por_atualizacao on convenio (cliente_id, atualizacao, id) include (inclusao);
create index convenio_por_concedente on convenio (cliente_id, concedente_id);
-- What the calendar asks of each day.
create index convenio_por_termino on convenio (cliente_id, situacao, termino);

call versionar('convenio');
call historiar('convenio', 'situacao');
call auditar('convenio', '{"versao": null}');
call auditar('convenio_curso');
