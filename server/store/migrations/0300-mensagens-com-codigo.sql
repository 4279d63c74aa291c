-- The code and values of what the platform said, beside its Portuguese text. Null in earlier rows and where a person wrote the text.
alter table historico add column motivo_mensagem jsonb;
alter table ocorrencia add column valores jsonb;
