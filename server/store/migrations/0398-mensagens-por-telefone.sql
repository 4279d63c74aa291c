-- migration: online
-- Counts today's messages to a phone.
create index concurrently if not exists mensagem_por_telefone on mensagem (cliente_id, telefone, enviada_em)
  where telefone is not null and enviada_em is not null;
