-- 0260 filled this column under row-level security, and so for no client: whoever had proven a factor would be asked again.
alter table sessao no force row level security;
alter table segundo_fator no force row level security;
update sessao s set segundo_fator = 'provado'
  from segundo_fator f
 where f.cliente_id = s.cliente_id and f.tipo = s.tipo and f.pessoa_id = s.pessoa_id and f.segredo is not null
   and f.desde <= s.inclusao and s.metodo = 'senha' and s.falta is null and s.encerrada_em is null
   and s.segundo_fator is null;
update sessao s set segundo_fator = 'dispensado'
  from cliente c
 where c.cliente_id = s.cliente_id and c.ensaio_de is not null and s.falta is null and s.encerrada_em is null
   and s.segundo_fator is null;
alter table segundo_fator force row level security;
alter table sessao force row level security;
