-- Everybody who wrote a part of what waits for confirmation, so that none of them confirms it; empty once it is confirmed or
-- discarded. What waits already is told by its last author and by the logins in its history.
alter table conta_bancaria add autores text[] not null default '{}';
drop trigger versionar on conta_bancaria;
alter table conta_bancaria disable trigger user;
alter table conta_bancaria no force row level security;
alter table historico no force row level security;
alter table usuario no force row level security;
update conta_bancaria c
   set autores = (select coalesce(array_agg(distinct quem), '{}') from (
     select c.proposta_por as quem where c.proposta_por is not null
     union
     select 'usuario ' || u.id from historico h
       join usuario u on u.cliente_id = h.cliente_id and u.login = h.autor
      where h.cliente_id = c.cliente_id and h.entidade = 'conta_bancaria' and h.registro_id = c.id
        and h.movimento in ('incluir', 'alterar') and h.origem = 'Portal'
        and h.id > coalesce((select max(d.id) from historico d
          where d.cliente_id = h.cliente_id and d.entidade = h.entidade and d.registro_id = h.registro_id
            and d.movimento in ('confirmar', 'confirmarAlteracao', 'descartarAlteracao')), 0)) q)
 where c.proposta is not null or c.situacao = 'Em confirmação';
alter table usuario force row level security;
alter table historico force row level security;
alter table conta_bancaria force row level security;
alter table conta_bancaria enable trigger user;
alter table conta_bancaria drop proposta_por;
call versionar('conta_bancaria');
call auditar('conta_bancaria', '{"versao": null}');
