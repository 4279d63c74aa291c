-- Proposals are made by professors and staff, sent, approved and ended.
alter table proposta
  alter situacao set default 'Em elaboração',
  add tipo text not null default 'Monitoria' check (tipo in ('Monitoria', 'Ensino', 'Pesquisa', 'Iniciação científica')),
  add edital text,
  add unidade_id bigint,
  add curso_id bigint,
  add vagas_bolsistas integer check (vagas_bolsistas >= 0),
  add vagas_voluntarios integer check (vagas_voluntarios >= 0),
  add bolsa_valor numeric(10, 2) check (bolsa_valor >= 0),
  add bolsa_tipo text check (bolsa_tipo in ('Mensal', 'Por hora')),
  add horas_semanais numeric(4, 2) check (horas_semanais > 0),
  add versao integer not null default 1,
  add foreign key (cliente_id, unidade_id) references unidade,
  add foreign key (cliente_id, curso_id) references curso;

create index proposta_por_atualizacao on proposta (cliente_id, atualizacao, id) include (inclusao);
create index proposta_por_professor on proposta (cliente_id, professor_id);
-- What the calendar asks of each day.
create index proposta_por_termino on proposta (cliente_id, situacao, termino);

call versionar('proposta');
call historiar('proposta', 'situacao');
call auditar('proposta', '{"versao": null}');

-- A proposal shows who takes part in it by contract: when that changes, whoever asks by period sees the proposal again.
create function tocar_propostas(clientes integer[], propostas bigint[]) returns void language plpgsql as $$
begin
  if current_setting('vinculo.historico', true) = 'S' then
    return;
  end if;
  -- In the order of their numbers, so that two who touch the same never wait for each other.
  perform from proposta p join unnest(clientes, propostas) t(cliente, proposta)
      on p.cliente_id = t.cliente and p.id = t.proposta
    order by p.cliente_id, p.id for no key update of p;
  update proposta p set atualizacao = greatest(now(), p.atualizacao) from unnest(clientes, propostas) t(cliente, proposta)
   where p.cliente_id = t.cliente and p.id = t.proposta;
end $$;

create function tocar_propostas_ao_incluir() returns trigger language plpgsql as $$
begin
  perform tocar_propostas(array_agg(t.cliente_id), array_agg(t.proposta_id))
     from (select distinct cliente_id, proposta_id from novo where proposta_id is not null) t having count(*) > 0;
  return null;
end $$;
create function tocar_propostas_ao_alterar() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  perform tocar_propostas(array_agg(t.cliente_id), array_agg(t.proposta_id))
     from (select distinct n.cliente_id, u.proposta_id
             from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
            cross join lateral unnest(array[n.proposta_id, v.proposta_id]) u(proposta_id)
            where u.proposta_id is not null
              and (n.proposta_id, n.situacao, n.aluno_id, n.inicio, n.encerramento, n.rescisao, n.bolsa_valor)
                is distinct from (v.proposta_id, v.situacao, v.aluno_id, v.inicio, v.encerramento, v.rescisao, v.bolsa_valor)) t
   having count(*) > 0;
  return null;
end $$;
create trigger tocar_propostas_ao_incluir after insert on contrato referencing new table as novo
  for each statement execute function tocar_propostas_ao_incluir();
create trigger tocar_propostas_ao_alterar after update on contrato referencing old table as velho new table as novo
  for each statement execute function tocar_propostas_ao_alterar();
