-- migration: online, batches of 1000 rows of assinatura
-- Until now the date was set when the message was written. A sandbox sent none.
update assinatura s set envio = null
  from batch b
 where s.cliente_id = b.cliente_id and s.id = b.id and s.envio is not null
   and exists (select from mensagem m
     where m.cliente_id = s.cliente_id and m.entidade = 'assinatura' and m.registro_id = s.arquivo_id
       and m.parte = s.parte and m.pessoa_id = s.parte_id and not m.lembrete)
   and not exists (select from mensagem m join cliente c on c.cliente_id = m.cliente_id
     where m.cliente_id = s.cliente_id and m.entidade = 'assinatura' and m.registro_id = s.arquivo_id
       and m.parte = s.parte and m.pessoa_id = s.parte_id and not m.lembrete
       and m.enviada_em is not null and c.ensaio_de is null);
