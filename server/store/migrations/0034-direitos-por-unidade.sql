-- The rights of a profile can be limited to the unit of each user who has it and those below.
alter table perfil add por_unidade boolean not null default false;
call auditar('perfil');

-- A unit and everything below it. A circle, which no batch can make, would end here all the same.
create function unidades_desde(raiz bigint) returns bigint[] language sql stable
begin atomic
  with recursive dentro (id) as (
    select u.id from unidade u where u.cliente_id = (select cliente_atual()) and u.id = raiz
    union
    select u.id from dentro d join unidade u on u.cliente_id = (select cliente_atual()) and u.superior_id = d.id
  )
  select coalesce(array_agg(dentro.id order by dentro.id), '{}') from dentro;
end;

create index unidade_por_superior on unidade (cliente_id, superior_id);
