-- Contracts show the student's latest active résumé. Stored texts that show one are noted when it comes, goes or changes.
create index curriculo_ativo_por_aluno on curriculo (cliente_id, aluno_id, id) where ativo and aluno_id is not null;

create function notar_curriculos(clientes integer[], alunos bigint[]) returns void language plpgsql
  set enable_nestloop = on as $$
declare
  notados integer[];
begin
  with notadas as (
    insert into mudanca (cliente_id, tipo, alvo)
    select p.cliente, 'aluno', p.aluno from unnest(clientes, alunos) p(cliente, aluno)
     where exists (select from contrato c where c.cliente_id = p.cliente and c.aluno_id = p.aluno and c.modalidade = 'monitoria')
    returning cliente_id)
  select array_agg(distinct cliente_id) into notados from notadas;
  perform pedir_documentos(notados);
end $$;
create function notar_curriculos_ao_incluir() returns trigger language plpgsql as $$
begin
  perform notar_curriculos(array_agg(m.cliente_id), array_agg(m.aluno_id))
     from (select distinct cliente_id, aluno_id from novo where ativo and aluno_id is not null) m having count(*) > 0;
  return null;
end $$;
create function notar_curriculos_ao_alterar() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  perform notar_curriculos(array_agg(m.cliente_id), array_agg(m.aluno_id))
     from (select distinct n.cliente_id, u.aluno_id from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
            cross join lateral unnest(array[n.aluno_id, v.aluno_id]) u(aluno_id)
            where u.aluno_id is not null and (n.ativo, n.aluno_id) is distinct from (v.ativo, v.aluno_id)) m having count(*) > 0;
  return null;
end $$;
create function notar_curriculos_ao_excluir() returns trigger language plpgsql as $$
begin
  perform notar_curriculos(array_agg(m.cliente_id), array_agg(m.aluno_id))
     from (select distinct cliente_id, aluno_id from velho where ativo and aluno_id is not null) m having count(*) > 0;
  return null;
end $$;
create trigger notar_curriculos_ao_incluir after insert on curriculo referencing new table as novo
  for each statement execute function notar_curriculos_ao_incluir();
create trigger notar_curriculos_ao_alterar after update on curriculo referencing old table as velho new table as novo
  for each statement execute function notar_curriculos_ao_alterar();
create trigger notar_curriculos_ao_excluir after delete on curriculo referencing old table as velho
  for each statement execute function notar_curriculos_ao_excluir();

-- A contract without a unit of its own shows that of its course.
drop trigger notar_mudancas on curso;
drop function notar_mudancas_curso();
call notar_mudancas('curso', '{nome,unidade_id}');

-- Stored texts show the student instead of the résumé, no integration code of the account, and no unit of a course.
alter table contrato disable trigger user;
do $$
declare
  um integer;
begin
  for um in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', um::text, true);
    update contrato set documento = null where cliente_id = um and documento is not null;
    if found then
      perform pedir_documentos(array[um]);
    end if;
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;
alter table contrato enable trigger user;
