-- migration: online
create index concurrently if not exists mensagem_por_destinatario on mensagem (cliente_id, pessoa_id);
