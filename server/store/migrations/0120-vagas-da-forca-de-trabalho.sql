-- A vacancy of the workforce is of the institution itself: it has a unit and a position instead of a host, need not be
-- described, and may stay open without a last day. What recruitment receives still has all of them.
alter table vaga
  alter concedente_id drop not null,
  alter descricao drop not null,
  alter fim_inscricao drop not null,
  add unidade_id bigint,
  add area_id bigint,
  add cargo_id bigint,
  add horario_id bigint,
  -- Why somebody is looked for, and whom they are to replace.
  add motivo text check (motivo in ('Aumento de quadro', 'Substituição')),
  add substituido_id bigint,
  add foreign key (cliente_id, unidade_id) references unidade,
  add foreign key (cliente_id, area_id) references area,
  add foreign key (cliente_id, cargo_id) references cargo,
  add foreign key (cliente_id, horario_id) references horario,
  add foreign key (cliente_id, substituido_id) references colaborador,
  add constraint vaga_de_quem check (case origem when 'Workforce' then num_nonnulls(unidade_id, cargo_id) = 2
    else num_nonnulls(concedente_id, descricao, fim_inscricao) = 3 end);
-- The vacancy that a new employee may fill, and the list of those that the workforce sent.
create index vaga_por_lotacao on vaga (cliente_id, unidade_id, cargo_id) where origem = 'Workforce';
create index vaga_da_forca_de_trabalho on vaga (cliente_id, inclusao, id) where origem = 'Workforce';
call versionar('vaga');
call auditar('vaga', '{"lote_encerramento_id": null, "versao": null}');
-- Without a last day they come last in either direction.
drop index vaga_em_ordem_de_fim_inscricao;
call ordenar('vaga', 'fim_inscricao', 'fim_inscricao', true);

-- Which vacancy a hire filled is kept by its number. Every one that is named was there when it was.
alter table colaborador_contrato
  add vaga_id bigint,
  add foreign key (cliente_id, vaga_id) references vaga;
alter table colaborador_contrato disable trigger user;
alter table colaborador_contrato no force row level security;
alter table vaga no force row level security;
update colaborador_contrato c set vaga_id = v.id from vaga v
 where v.cliente_id = c.cliente_id and v.identificacao = c.vaga_ref;
alter table vaga force row level security;
alter table colaborador_contrato force row level security;
alter table colaborador_contrato enable trigger user;
alter table colaborador_contrato drop vaga_ref;
create index colaborador_contrato_por_vaga on colaborador_contrato (cliente_id, vaga_id) where vaga_id is not null;
call auditar('colaborador_contrato');
