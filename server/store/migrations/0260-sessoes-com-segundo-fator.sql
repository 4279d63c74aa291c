-- Whether a session proved a second factor, or needs none because another session vouches for it. A client that begins to
-- require the factor asks the sessions under way that have neither.
alter table sessao add segundo_fator text collate "C" check (segundo_fator in ('provado', 'dispensado'));
-- Whoever had a factor before signing in with a password was asked for it.
update sessao s set segundo_fator = 'provado'
  from segundo_fator f
 where f.cliente_id = s.cliente_id and f.tipo = s.tipo and f.pessoa_id = s.pessoa_id and f.segredo is not null
   and f.desde <= s.inclusao and s.metodo = 'senha' and s.falta is null and s.encerrada_em is null;
update sessao s set segundo_fator = 'dispensado'
  from cliente c
 where c.cliente_id = s.cliente_id and c.ensaio_de is not null and s.falta is null and s.encerrada_em is null
   and s.segundo_fator is null;
