-- migration: transaction
-- The schema of version 0.1.0, grouped by subject.

----------------------------------------------------------------------------------------------------
-- Roles and row-level security
----------------------------------------------------------------------------------------------------

-- Tables with client data have cliente_id first in their key and forced row-level security, which binds the
-- owner too. The application's role vinculo_app owns nothing and sets vinculo.cliente in each transaction;
-- without it no row is visible.
do $$
begin
  if not exists (select from pg_roles where rolname = 'vinculo_app') then
    create role vinculo_app nologin;
  end if;
  if not pg_has_role(current_user, 'vinculo_app', 'set') then
    execute format('grant vinculo_app to %I', current_user);
  end if;
end $$;

grant usage on schema vinculo to vinculo_app;

alter default privileges in schema vinculo grant select, insert, update, delete on tables to vinculo_app;

alter default privileges in schema vinculo grant usage on sequences to vinculo_app;

create function cliente_atual() returns integer
  language sql stable parallel safe
  return nullif(current_setting('vinculo.cliente', true), '')::integer;

-- Restricts a table to the rows of the current client. The policy calls cliente_atual() inside a select: as a
-- plain call, the planner would compare its value with the statistics, where a new client does not occur, and
-- would consider every index equally good.
create procedure proteger(tabela regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabela);
  execute format('alter table %s force row level security', tabela);
  execute format(
    'create policy do_cliente on %s using (cliente_id = (select cliente_atual()))
       with check (cliente_id = (select cliente_atual()))', tabela);
end $$;

----------------------------------------------------------------------------------------------------
-- Values
----------------------------------------------------------------------------------------------------

-- Folds case and accents, for search boxes.
create function sem_acentos(texto text) returns text
  language sql immutable parallel safe strict
  return lower(regexp_replace(normalize(texto, nfd), '[\u0300-\u036f]', '', 'g'));

-- CRC16-CCITT (polynomial 1021, initial value FFFF) in four hexadecimal digits.
create function crc16_ccitt(texto text) returns text language plpgsql immutable strict parallel safe as $$
declare
  bytes bytea := convert_to(texto, 'UTF8');
  crc integer := 65535;
  x integer;
begin
  for i in 0 .. length(bytes) - 1 loop
    x := (crc >> 8) # get_byte(bytes, i);
    x := x # (x >> 4);
    crc := ((crc << 8) # (x << 12) # (x << 5) # x) & 65535;
  end loop;
  return upper(lpad(to_hex(crc), 4, '0'));
end $$;

-- A field of a BR Code: two digits of its number, two of its length, and the value.
create function campo_do_pix(campo text, valor text) returns text language sql immutable strict parallel safe
return campo || lpad(length(valor)::text, 2, '0') || valor;

-- A text in ASCII of limited length; null if nothing is left of it.
create function texto_do_pix(texto text, tamanho integer) returns text language sql immutable strict parallel safe
return nullif(trim(left(trim(regexp_replace(regexp_replace(regexp_replace(normalize(texto, NFD),
  '[\t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g'),
  '[^\u0020-\u007e]', '', 'g'), ' {2,}', ' ', 'g')), tamanho)), '');

-- The static BR Code of an amount; null if a part is missing or too long.
create function pix_copia_cola(chave text, nome text, cidade text, valor numeric, txid text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  texto text;
begin
  if valor <= 0 or length(round(valor, 2)::text) > 13 or txid !~ '^([A-Za-z0-9]{1,25}|[*]{3})$' then return null; end if;
  texto := '000201'
    -- E-mails and random keys are registered in small letters; a CNPJ may have capital ones.
    || campo_do_pix('26', '0014br.gov.bcb.pix'
         || campo_do_pix('01', case when chave ~ '[@-]' then lower(chave) else chave end))
    || '520400005303986'
    || campo_do_pix('54', round(valor, 2)::text)
    || '5802BR'
    || campo_do_pix('59', texto_do_pix(nome, 25))
    || campo_do_pix('60', texto_do_pix(cidade, 15))
    || campo_do_pix('62', campo_do_pix('05', txid))
    || '6304';
  return texto || crc16_ccitt(texto);
end $$;

-- Lets COPY read the lines of a prepared statement, because COPY takes a query but no EXECUTE. It runs with
-- the caller's rights.
create function linhas_de(execucao text) returns setof text language plpgsql as $$
begin
  return query execute execucao;
end $$;

-- Whether the transaction belongs to a batch.
create function vem_da_integracao() returns boolean language sql stable
return coalesce(current_setting('vinculo.origem', true), '') = 'Integração';

----------------------------------------------------------------------------------------------------
-- Clients
----------------------------------------------------------------------------------------------------

create table cliente (
  cliente_id integer primary key generated always as identity,
  codigo text collate "C" not null unique check (codigo ~ '^[a-z0-9][a-z0-9._-]{0,39}$'),
  nome text not null,
  fuso text not null default 'America/Sao_Paulo',
  -- Answers 200 with the same body on every failure, for callers that only read MsgRetorno.
  compat_http_200 boolean not null default false,
  formato_contratos text not null default 'lista' check (formato_contratos in ('lista', 'amostra')),
  -- Records REGISTRO_INCLUIDO and REGISTRO_ATUALIZADO for each accepted record.
  informa_sucesso boolean not null default false,
  inclusao timestamptz not null default now(),
  -- Hours for which a record waits for a missing reference; 0 refuses it at once.
  espera_referencias integer not null default 24
    check (espera_referencias between 0 and 8760),
  -- Severity of broken legal rules by rule: alertar or desligado; rules not listed refuse.
  regras_legais jsonb not null default '{}',
  -- New vacancies need approval.
  aprova_vagas boolean not null default false,
  -- Requirements of the institution beyond the law.
  idade_minima integer not null default 16 check (idade_minima between 14 and 21),
  exige_convenio boolean not null default false,
  horas_monitoria numeric(4, 2) not null default 12 check (horas_monitoria > 0),
  -- Minimum signature level by party.
  niveis_assinatura jsonb not null default '{}',
  prazo_assinatura integer not null default 15
    check (prazo_assinatura between 1 and 365),
  -- Maximum number of messages to an address per day.
  mensagens_por_dia integer not null default 20 check (mensagens_por_dia between 1 and 1000),
  -- Days for which links are kept after use, and months for messages.
  guarda_links_dias integer not null default 30 check (guarda_links_dias between 1 and 3650),
  guarda_mensagens_meses integer not null default 12 check (guarda_mensagens_meses between 1 and 120),
  -- Whether staff may copy signing links.
  copia_link_assinatura boolean not null default false,
  -- Days before a deadline on which reminders are sent.
  lembretes_dias integer[] not null default '{7,1}'
    check (cardinality(lembretes_dias) <= 5 and 0 <= all (lembretes_dias) and 90 >= all (lembretes_dias)),
  -- Validity of links in days.
  validade_links_dias integer not null default 30 check (validade_links_dias between 1 and 365),
  -- Day of the following month on which scholarships are due.
  dia_pagamento integer not null default 5 check (dia_pagamento between 1 and 28),
  -- Months count thirty days; otherwise their calendar days.
  mes_comercial boolean not null default true,
  taxa_administrativa numeric(10, 2) not null default 0 check (taxa_administrativa >= 0),
  seguro_mensal numeric(10, 2) not null default 0 check (seguro_mensal >= 0),
  taxa_proporcional boolean not null default false,
  recesso_fracao integer not null default 15 check (recesso_fracao between 1 and 31),
  recesso_pago boolean not null default true,
  retem_irrf boolean not null default false,
  -- Pix key and city of the institution. With both, invoices to receive have a Pix text.
  chave_pix text constraint cliente_pix_chave_check check (length(chave_pix) <= 77),
  pix_cidade text check (length(pix_cidade) <= 15),
  etapas_candidatura text[] not null default array['Inscrição', 'Triagem', 'Entrevista', 'Proposta']
    check (cardinality(etapas_candidatura) between 1 and 12),
  guarda_curriculos_meses integer not null default 24 check (guarda_curriculos_meses between 1 and 120),
  -- Whether open vacancies are listed publicly.
  vagas_publicas boolean not null default false,
  -- Whether users with rights over money or accesses need a second factor.
  exige_segundo_fator boolean not null default false,
  -- Whether single sign-on replaces the second factor.
  login_unico_dispensa boolean not null default true,
  -- The client whose sandbox this is. Only the owner creates clients, so only the owner writes it.
  ensaio_de integer unique references cliente,
  pix_proposta text check (length(pix_proposta) <= 77),
  pix_proposta_autores text[] not null default '{}',
  -- Increased with each proposal and never decreased: a version identifies one proposal.
  pix_proposta_versao integer not null default 0,
  -- Holidays besides the national ones: dates, or MM-DD for every year.
  feriados text[] not null default '{}',
  feriados_facultativos boolean not null default false,
  -- Names of the pending items that every contract of a type gets, separated by commas, by type.
  pendencias_contrato jsonb not null default '{}'
);
call proteger('cliente');
-- The operator's commands run as the owner and see all clients.
create policy do_operador on cliente to current_user using (true) with check (true);
-- At sign-in the client is named by its code: exactly that row is visible before any other proof.
create policy do_codigo on cliente for select
  using (codigo = nullif(current_setting('vinculo.codigo', true), ''));

-- Values of money settings by the month from which they apply. `cliente` has the newest value of each.
create table ajuste_vigencia (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  coluna text collate "C" not null,
  desde text collate "C" not null check (desde ~ '^\d{4}-\d{2}$'),
  valor json not null,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, coluna, desde)
);
call proteger('ajuste_vigencia');

-- The last day of a client for which all calendar moves were done.
create table calendario (
  cliente_id integer primary key,
  ate date not null
);
call proteger('calendario');

create table ensaio (
  cliente_id integer not null unique references cliente,
  id bigint generated always as identity,
  situacao text not null check (situacao in ('Em preparo', 'Pronto', 'Em remoção')),
  -- The sandbox's client, once created; it stays the same when the sandbox is emptied and filled again.
  ambiente_id integer unique references cliente,
  codigo text collate "C",
  -- Whether existing data must be deleted first.
  esvaziar boolean not null default false,
  -- The token survives emptying; null once it was revoked in the sandbox.
  token_inicio text not null,
  token_hash bytea,
  etapa text,
  etapas_feitas integer not null default 0,
  etapas integer,
  pronto_em timestamptz,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  check (situacao <> 'Pronto' or (ambiente_id is not null and not esvaziar))
);
call proteger('ensaio');

-- Progress of a client's sample data. It is written together with each portion, so that a portion is never
-- made twice, also after a crash or by concurrent processes.
create table demonstracao (
  cliente_id integer primary key references cliente,
  semente bigint not null,
  alunos integer not null,
  contratos integer not null,
  -- Reference day of all generated dates.
  dia date not null,
  -- Number of existing records of each kind; generated records are numbered from there.
  antes jsonb not null,
  etapa text not null,
  parte integer not null default 0,
  -- Numbers of records that later stages refer to, by name.
  guardado jsonb not null default '{}',
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  fim timestamptz
);
call proteger('demonstracao');

-- Today in the time zone of the current client.
create function hoje_do_cliente() returns date language sql stable
  begin atomic
    select (now() at time zone fuso)::date from cliente where cliente_id = cliente_atual();
  end;

create function momento_do_cliente(cliente integer, momento timestamptz) returns text language sql stable
  return to_char(momento at time zone (select fuso from cliente c where c.cliente_id = cliente), 'YYYY-MM-DD"T"HH24:MI:SS');

create function situacao_inicial_vaga() returns text language sql stable
  return (select case when aprova_vagas then 'Em aprovação' else 'Aberta' end
            from cliente where cliente_id = cliente_atual());

create function situacao_inicial_solicitacao() returns text language sql stable
return case when vem_da_integracao() then 'Incluída' else 'Em elaboração' end;

-- Minimum number of days of a partial month that counts as a month of recess, as set for the month of a day.
create function recesso_fracao_em(de_cliente integer, dia date) returns integer language sql stable
return coalesce(
  (select (valor #>> '{}')::integer from ajuste_vigencia
    where cliente_id = de_cliente and coluna = 'recesso_fracao' and desde <= to_char(dia, 'YYYY-MM')
    order by desde desc limit 1),
  (select recesso_fracao from cliente where cliente_id = de_cliente));

----------------------------------------------------------------------------------------------------
-- People, courses and classes
----------------------------------------------------------------------------------------------------

create table perfil (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  codigo text collate "C" not null,
  nome text not null,
  inclusao timestamptz not null default now(),
  -- Rights under /gestao.
  permissoes text[] not null default '{}',
  -- Whether batches may give this profile although its rights are reserved.
  por_integracao boolean not null default false,
  -- Whether the rights are limited to the user's unit and the units below it.
  por_unidade boolean not null default false,
  -- Rights suggested for an existing client's profile. They apply only if somebody who may change accesses
  -- accepts them.
  oferta text[] not null default '{}',
  primary key (cliente_id, id),
  unique (cliente_id, codigo)
);
call proteger('perfil');

create table unidade (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  codigo text collate "C" not null,
  nome text not null,
  superior_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  -- Which source names the unit: academic systems, or the workforce if only it refers to the unit.
  origem text collate "C" not null default 'Academica' check (origem in ('Academica', 'Workforce')),
  primary key (cliente_id, id),
  unique (cliente_id, codigo),
  foreign key (cliente_id, superior_id) references unidade
);
create index unidade_por_superior on unidade (cliente_id, superior_id);
call proteger('unidade');

create table usuario (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  identificador bigint not null,
  login text not null,
  login_chave text collate "C" not null,
  nome text not null,
  nome_completo text,
  telefone text,
  email text,
  email_chave text collate "C",
  endereco text,
  complemento text,
  bairro text,
  cidade text,
  uf text,
  cep text,
  cpf text collate "C",
  matricula text,
  unidade_id bigint,
  perfil_id bigint not null,
  autentica boolean not null default false,
  nascimento date,
  ramal text,
  codigo_menu text,
  validade date,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  versao integer not null default 1,
  primary key (cliente_id, id),
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, perfil_id) references perfil
);
create unique index usuario_identificador on usuario (cliente_id, identificador);
create unique index usuario_login on usuario (cliente_id, login_chave);
create unique index usuario_email on usuario (cliente_id, email_chave) where email_chave is not null;
create index usuario_por_atualizacao on usuario (cliente_id, atualizacao, id) include (inclusao);
call proteger('usuario');

-- Password hashes. A received password is kept sealed until it is hashed in the background.
create table senha (
  cliente_id integer not null references cliente,
  dono text collate "C" not null,
  dono_id bigint not null,
  hash text,
  selada bytea,
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, dono, dono_id),
  constraint senha_dono_check check (dono in ('aluno', 'usuario', 'professor'))
);
create index senha_a_calcular on senha (cliente_id, dono, dono_id) where selada is not null;
call proteger('senha');

create table deficiencia (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  codigo text collate "C" not null,
  descricao text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, codigo)
);
call proteger('deficiencia');

-- No foreign key to cliente here: the policy already checks cliente_id on every row written, and this is the
-- table that receives 100,000 rows at once.
create table aluno (
  cliente_id integer not null,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  nome text not null,
  nome_social text,
  matricula text collate "C",
  cpf text collate "C",
  documento text,
  documento_chave text collate "C",
  rg text,
  login text not null,
  login_chave text collate "C" not null,
  sexo text,
  estado_civil text,
  nascimento date,
  email text,
  email_chave text collate "C",
  telefone1 text,
  telefone2 text,
  endereco text not null,
  numero text,
  complemento text,
  bairro text,
  cidade text not null,
  uf text not null,
  cep text,
  nome_mae text,
  nacionalidade text,
  naturalidade text,
  bolsa_ini_cientifica boolean not null default false,
  dados_bancarios bytea,
  dados_deficiencia bytea,
  validade date,
  bloqueio date,
  -- False from the day of validade on; updated before each batch and once a day.
  ativo boolean not null default true,
  -- Keyed digest of the last applied record, to recognise unchanged ones.
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  -- Optimistic version.
  versao integer not null default 1,
  primary key (cliente_id, id)
);
create unique index aluno_identificacao on aluno (cliente_id, identificacao);
create unique index aluno_cpf on aluno (cliente_id, cpf) where ativo and cpf is not null;
create unique index aluno_documento on aluno (cliente_id, documento_chave)
  where ativo and cpf is null and documento_chave is not null;
create unique index aluno_login on aluno (cliente_id, login_chave) where ativo;
create unique index aluno_email on aluno (cliente_id, email_chave) where ativo and email_chave is not null;
create index aluno_por_atualizacao on aluno (cliente_id, atualizacao, id) include (inclusao);
create index aluno_por_matricula on aluno (cliente_id, matricula) where matricula is not null;
create index aluno_a_vencer on aluno (cliente_id, validade) where ativo and validade is not null;
-- Inactive people keep their login, so that sign-in can explain the refusal. The index has only these few
-- rows, because an index over everybody would slow batches down.
create index aluno_login_inativo on aluno (cliente_id, login_chave) where not ativo;
call proteger('aluno');

create table professor (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  nome text not null,
  cpf text collate "C",
  email text,
  validade date,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  nome_social text,
  documento text,
  documento_chave text collate "C",
  login text,
  login_chave text collate "C",
  email_chave text collate "C",
  telefone text,
  matricula text,
  titulacao text,
  unidade_id bigint,
  bloqueio date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  versao integer not null default 1,
  primary key (cliente_id, id),
  unique (cliente_id, identificacao),
  foreign key (cliente_id, unidade_id) references unidade
);
create unique index professor_cpf on professor (cliente_id, cpf) where ativo and cpf is not null;
create unique index professor_documento on professor (cliente_id, documento_chave)
  where ativo and cpf is null and documento_chave is not null;
create unique index professor_login on professor (cliente_id, login_chave) where ativo and login_chave is not null;
create unique index professor_email on professor (cliente_id, email_chave) where ativo and email_chave is not null;
create index professor_por_atualizacao on professor (cliente_id, atualizacao, id) include (inclusao);
create index professor_login_inativo on professor (cliente_id, login_chave) where not ativo;
create index professor_a_vencer on professor (cliente_id, validade) where ativo and validade is not null;
call proteger('professor');

create table curso (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  nome text not null,
  nivel text not null default 'GR' check (nivel in ('GR', 'PG', 'TE', 'EM', 'EF', 'EE')),
  unidade_id bigint,
  validade date,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  grau text,
  modalidade text,
  codigo_mec bigint,
  periodos bigint,
  carga_horaria bigint,
  carga_horaria_estagio bigint,
  carga_horaria_extensao bigint,
  estagio_obrigatorio boolean not null default false,
  permite_40h boolean not null default false,
  equiparacao boolean not null default false,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  versao integer not null default 1,
  primary key (cliente_id, id),
  unique (cliente_id, identificacao),
  foreign key (cliente_id, unidade_id) references unidade
);
create index curso_por_atualizacao on curso (cliente_id, atualizacao, id) include (inclusao);
create index curso_a_vencer on curso (cliente_id, validade) where ativo and validade is not null;
call proteger('curso');

create table disciplina (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  nome text not null,
  validade date,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  sigla text,
  carga_horaria bigint,
  creditos bigint,
  tipo text,
  unidade_id bigint,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  primary key (cliente_id, id),
  unique (cliente_id, identificacao),
  foreign key (cliente_id, unidade_id) references unidade
);
create index disciplina_por_atualizacao on disciplina (cliente_id, atualizacao, id) include (inclusao);
create index disciplina_a_vencer on disciplina (cliente_id, validade) where ativo and validade is not null;
call proteger('disciplina');

-- Hosts, institutions, agents, supervisors and legal representatives.
create table pessoa (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  tipo text not null check (tipo in ('F', 'J')),
  documento text collate "C" not null,
  nome text not null,
  nome_fantasia text,
  validade date,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  nome_social text,
  papel json,
  email text,
  telefone text,
  endereco text,
  numero text,
  complemento text,
  bairro text,
  cidade text,
  uf text,
  cep text,
  inscricao_estadual text,
  quantidade_empregados bigint,
  conselho text,
  registro_conselho text,
  representante_nome text,
  representante_cpf text collate "C",
  representante_cargo text,
  -- Document of the host that a supervisor works for.
  empresa text collate "C",
  dados_bancarios bytea,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  versao integer not null default 1,
  -- E-mail of the legal representative.
  representante_email text,
  primary key (cliente_id, id),
  unique (cliente_id, tipo, documento)
);
create index pessoa_por_documento on pessoa (cliente_id, documento);
create index pessoa_por_atualizacao on pessoa (cliente_id, atualizacao, id) include (inclusao);
create index pessoa_a_vencer on pessoa (cliente_id, validade) where ativo and validade is not null;
call proteger('pessoa');

create table turma (
  cliente_id integer not null,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  nome text not null,
  ano bigint not null,
  semestre text not null,
  curso_id bigint,
  turno text,
  inicio date,
  termino date,
  unidade_id bigint,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, identificacao),
  foreign key (cliente_id, curso_id) references curso,
  foreign key (cliente_id, unidade_id) references unidade
);
create index turma_por_atualizacao on turma (cliente_id, atualizacao, id) include (inclusao);
create index turma_a_vencer on turma (cliente_id, validade) where ativo and validade is not null;
call proteger('turma');

-- Tables that link records have no foreign keys: references are resolved in the same transaction, rows are
-- never deleted, and these tables receive hundreds of thousands of rows at once.
create table aluno_curso (
  cliente_id integer not null,
  id bigint generated always as identity,
  aluno_id bigint not null,
  curso_id bigint not null,
  matricula text collate "C" not null,
  situacao text not null,
  periodo bigint,
  turno text,
  ingresso date,
  previsao_conclusao date,
  conclusao date,
  coeficiente numeric(5, 2),
  carga_horaria_cumprida bigint,
  horarios json,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, aluno_id, curso_id, matricula)
);
create index aluno_curso_por_atualizacao on aluno_curso (cliente_id, atualizacao, id) include (inclusao);
create index aluno_curso_por_lote on aluno_curso (cliente_id, lote_id);
create index aluno_curso_por_matricula on aluno_curso (cliente_id, matricula);
create index aluno_curso_a_vencer on aluno_curso (cliente_id, validade) where ativo and validade is not null;
call proteger('aluno_curso');

create table curso_disciplina (
  cliente_id integer not null,
  id bigint generated always as identity,
  curso_id bigint not null,
  disciplina_id bigint not null,
  matriz text collate "C" not null default '',
  periodo bigint,
  obrigatoria boolean not null default false,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, curso_id, disciplina_id, matriz)
);
create index curso_disciplina_por_atualizacao on curso_disciplina (cliente_id, atualizacao, id) include (inclusao);
create index curso_disciplina_a_vencer on curso_disciplina (cliente_id, validade) where ativo and validade is not null;
call proteger('curso_disciplina');

create table disciplina_turma (
  cliente_id integer not null,
  id bigint generated always as identity,
  disciplina_id bigint not null,
  turma_id bigint not null,
  vagas bigint,
  horarios json,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, turma_id, disciplina_id)
);
create index disciplina_turma_por_atualizacao on disciplina_turma (cliente_id, atualizacao, id) include (inclusao);
create index disciplina_turma_a_vencer on disciplina_turma (cliente_id, validade) where ativo and validade is not null;
call proteger('disciplina_turma');

create table curso_professor (
  cliente_id integer not null,
  id bigint generated always as identity,
  curso_id bigint not null,
  professor_id bigint not null,
  funcao text collate "C" not null,
  inicio date,
  termino date,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, curso_id, professor_id, funcao)
);
create index curso_professor_por_atualizacao on curso_professor (cliente_id, atualizacao, id) include (inclusao);
create index curso_professor_a_vencer on curso_professor (cliente_id, validade) where ativo and validade is not null;
call proteger('curso_professor');

-- disciplina_id 0: the class as a whole.
create table turma_aluno (
  cliente_id integer not null,
  id bigint generated always as identity,
  turma_id bigint not null,
  aluno_id bigint not null,
  disciplina_id bigint not null default 0,
  situacao text,
  nota numeric(5, 2),
  frequencia numeric(5, 2),
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, turma_id, aluno_id, disciplina_id)
);
create index turma_aluno_por_aluno on turma_aluno (cliente_id, aluno_id);
create index turma_aluno_por_atualizacao on turma_aluno (cliente_id, atualizacao, id) include (inclusao);
create index turma_aluno_a_vencer on turma_aluno (cliente_id, validade) where ativo and validade is not null;
call proteger('turma_aluno');

create table turma_professor (
  cliente_id integer not null,
  id bigint generated always as identity,
  turma_id bigint not null,
  professor_id bigint not null,
  disciplina_id bigint not null default 0,
  funcao text,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, turma_id, professor_id, disciplina_id)
);
create index turma_professor_por_atualizacao on turma_professor (cliente_id, atualizacao, id) include (inclusao);
create index turma_professor_a_vencer on turma_professor (cliente_id, validade) where ativo and validade is not null;
call proteger('turma_professor');

create table aluno_disciplina (
  cliente_id integer not null,
  id bigint generated always as identity,
  aluno_id bigint not null,
  disciplina_id bigint not null,
  ano bigint not null,
  semestre text collate "C" not null,
  curso_id bigint,
  situacao text,
  nota numeric(5, 2),
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, aluno_id, disciplina_id, ano, semestre)
);
create index aluno_disciplina_por_atualizacao on aluno_disciplina (cliente_id, atualizacao, id) include (inclusao);
create index aluno_disciplina_a_vencer on aluno_disciplina (cliente_id, validade) where ativo and validade is not null;
call proteger('aluno_disciplina');

create table aluno_disciplina_professor (
  cliente_id integer not null,
  id bigint generated always as identity,
  aluno_id bigint not null,
  disciplina_id bigint not null,
  professor_id bigint not null,
  ano bigint not null,
  semestre text collate "C" not null,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, aluno_id, disciplina_id, professor_id, ano, semestre)
);
create index aluno_disciplina_professor_a_vencer on aluno_disciplina_professor (cliente_id, validade) where ativo and validade is not null;
create index aluno_disciplina_professor_por_atualizacao
  on aluno_disciplina_professor (cliente_id, atualizacao, id) include (inclusao);
call proteger('aluno_disciplina_professor');

-- A unit and everything below it. `union` also ends cycles, which no batch can create.
create function unidades_desde(raiz bigint) returns bigint[] language sql stable
begin atomic
  with recursive dentro (id) as (
    select u.id from unidade u where u.cliente_id = (select cliente_atual()) and u.id = raiz
    union
    select u.id from dentro d join unidade u on u.cliente_id = (select cliente_atual()) and u.superior_id = d.id
  )
  select coalesce(array_agg(dentro.id order by dentro.id), '{}') from dentro;
end;

-- Tables whose records become inactive by their validity.
create function tabelas_com_vigencia() returns setof regclass language sql stable
begin atomic
  select c.oid::regclass from pg_class c
    join pg_attribute v on v.attrelid = c.oid and v.attname = 'validade' and not v.attisdropped
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'ativo' and not a.attisdropped
   where c.relnamespace = 'vinculo'::regnamespace and c.relkind = 'r';
end;

-- Sets records inactive whose validity has passed, in the named tables or all.
create procedure vencer(hoje date, tabelas text[] default null) language plpgsql as $$
declare
  tabela regclass;
  vencidos boolean;
begin
  for tabela in select t from tabelas_com_vigencia() t where tabelas is null or t::text = any(tabelas) loop
    execute format('select exists (select from %s where cliente_id = cliente_atual() and ativo and validade <= $1)',
      tabela) into vencidos using hoje;
    if vencidos then
      execute format('update %s set ativo = false where cliente_id = cliente_atual() and ativo and validade <= $1',
        tabela) using hoje;
    end if;
  end loop;
end $$;

----------------------------------------------------------------------------------------------------
-- Credentials and sign-in
----------------------------------------------------------------------------------------------------

-- Accounts that request temporary tokens.
create table conta_integracao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  usuario text collate "C" not null check (usuario <> '' and length(usuario) <= 100),
  -- First characters of the secret, to recognise it without knowing it.
  inicio text not null,
  hash bytea not null unique,
  escopos text[] not null,
  revogada_em timestamptz,
  usada_em timestamptz,
  inclusao timestamptz not null default now(),
  -- The previous secret, which works for a limited time after a change.
  hash_anterior bytea unique,
  anterior_ate timestamptz,
  primary key (cliente_id, id),
  check ((hash_anterior is null) = (anterior_ate is null))
);
create unique index conta_integracao_usuario on conta_integracao (cliente_id, usuario) where revogada_em is null;
call proteger('conta_integracao');
create policy do_operador on conta_integracao to current_user using (true) with check (true);
create policy do_portador on conta_integracao for select
  using (decode(nullif(current_setting('vinculo.credencial', true), ''), 'hex') in (hash, hash_anterior));

create table credencial (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  tipo text not null,
  nome text not null,
  -- First characters, to recognise a credential without knowing it.
  inicio text not null,
  hash bytea not null unique,
  escopos text[] not null,
  expira_em timestamptz,
  revogada_em timestamptz,
  usada_em timestamptz,
  inclusao timestamptz not null default now(),
  -- The account of a temporary token; null for permanent credentials.
  conta_id bigint,
  -- The successor of a rotated credential.
  sucessora_id bigint,
  -- Owner of a management key, who counts as its author in four-eyes rules.
  usuario_id bigint,
  -- Last use. A rotated credential works until its successor was used and it was silent for a number of days.
  usada_de text,
  usada_por text,
  trocada_em timestamptz,
  silencio_dias integer check (silencio_dias between 1 and 90),
  primary key (cliente_id, id),
  foreign key (cliente_id, conta_id) references conta_integracao,
  foreign key (cliente_id, sucessora_id) references credencial,
  foreign key (cliente_id, usuario_id) references usuario,
  check (conta_id is null or (tipo = 'integracao' and expira_em is not null)),
  constraint credencial_tipo_check check (tipo in ('integracao', 'workforce', 'gestao')),
  check ((silencio_dias is null) or (sucessora_id is not null))
);
create index credencial_conta on credencial (cliente_id, conta_id, expira_em) where conta_id is not null;
create index credencial_por_usuario on credencial (cliente_id, usuario_id) where usuario_id is not null;
-- Finds the first credential of a chain of successors, which identifies the sender.
create index credencial_por_sucessora on credencial (cliente_id, sucessora_id) where sucessora_id is not null;
call proteger('credencial');
create policy do_operador on credencial to current_user using (true) with check (true);
-- Before the client is known, exactly the row whose hash the caller proved is visible.
create policy do_portador on credencial for select
  using (hash = decode(nullif(current_setting('vinculo.credencial', true), ''), 'hex'));

-- Rate limits. The column names are those of the library; a crash may lose the counters.
create unlogged table limite (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
    ) with (fillfactor = 70
);

create table sessao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  -- SHA-256 of the session token, which is stored nowhere else.
  hash bytea not null unique,
  tipo text collate "C" not null check (tipo in ('usuario', 'professor', 'aluno')),
  pessoa_id bigint not null,
  metodo text collate "C" not null check (metodo in ('senha', 'oidc')),
  navegador text not null,
  endereco inet,
  inclusao timestamptz not null,
  usada_em timestamptz not null,
  expira_em timestamptz not null,
  encerrada_em timestamptz,
  -- What the session still requires: a code, or the registration of a second factor.
  falta text collate "C" check (falta in ('codigo', 'cadastro')),
  -- Whether the second factor was proven or is not required. Null: required as soon as the client demands it.
  segundo_fator text collate "C" check (segundo_fator in ('provado', 'dispensado')),
  primary key (cliente_id, id)
);
create index sessao_por_pessoa on sessao (cliente_id, tipo, pessoa_id) where encerrada_em is null;
create index sessao_por_uso on sessao (cliente_id, usada_em);
call proteger('sessao');
-- Before the client is known, exactly the row whose hash the browser proved is visible.
create policy do_portador on sessao for select
  using (hash = decode(nullif(current_setting('vinculo.sessao', true), ''), 'hex'));

create table provedor_oidc (
  cliente_id integer primary key references cliente,
  emissor text not null,
  identificador text not null,
  -- Null for a public client, which uses PKCE only.
  segredo bytea,
  escopos text not null default 'openid profile email',
  campo_login text not null default 'preferred_username',
  rotulo text not null,
  -- Whether passwords work too. Otherwise students and professors sign in at the provider only, and users as
  -- AUTENTICA says.
  aceita_senha boolean not null default false,
  atualizacao timestamptz not null default now(),
  id bigint generated always as identity
);
call proteger('provedor_oidc');

-- Sign-ins in progress at a provider. Each row is used once, by the browser that began it.
create table fluxo_oidc (
  cliente_id integer not null references cliente,
  estado bytea not null unique,
  navegador bytea not null,
  -- Sealed: verifier, nonce and return address.
  dados bytea not null,
  expira_em timestamptz not null,
  -- Keyed digest of the network, to bound the number of flows per network.
  rede text collate "C" not null default '',
  primary key (cliente_id, estado)
);
create index fluxo_oidc_por_fim on fluxo_oidc (cliente_id, expira_em);
create index fluxo_oidc_por_rede on fluxo_oidc (cliente_id, rede, expira_em);
call proteger('fluxo_oidc');
create policy do_portador on fluxo_oidc for select
  using (estado = decode(nullif(current_setting('vinculo.fluxo', true), ''), 'hex'));

-- Failed sign-ins by keyed digest. Logins and clients that do not exist are counted as well.
create table tentativa (
  chave text collate "C" primary key,
  falhas integer not null,
  ate timestamptz not null
);
create index tentativa_por_fim on tentativa (ate);

create table dispositivo (
  chave text collate "C" primary key,
  usado_em timestamptz not null,
  -- Keyed digest of the owner or network, to keep only the latest entries of each.
  dono text collate "C" not null default ''
);
create index dispositivo_por_uso on dispositivo (usado_em);
create index dispositivo_por_dono on dispositivo (dono, usado_em);

-- Second factors: time-based codes (RFC 6238) and recovery codes.
create table segundo_fator (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  tipo text collate "C" not null check (tipo in ('usuario', 'professor', 'aluno')),
  pessoa_id bigint not null,
  -- Sealed. Null until its first code was confirmed.
  segredo bytea,
  -- Sealed: a new factor, which replaces the current one with its first correct code.
  proposto bytea,
  -- Time step of the last used code: each code works once.
  ultimo_passo bigint not null default 0,
  desde timestamptz,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, tipo, pessoa_id),
  check ((segredo is null) = (desde is null))
);
call proteger('segundo_fator');

create table codigo_recuperacao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  segundo_fator_id bigint not null,
  -- A keyed digest.
  codigo text collate "C" not null,
  usado_em timestamptz,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, segundo_fator_id, codigo),
  foreign key (cliente_id, segundo_fator_id) references segundo_fator on delete cascade
);
call proteger('codigo_recuperacao');

-- Check values of the encryption keys: a process that cannot verify all of them does not start. Number 0 is
-- the key of digests, which seals nothing and never rotates.
create table chave (
  numero integer primary key check (numero between 0 and 255),
  -- HMAC of a constant, which distinguishes keys with the same number.
  impressao bytea not null,
  -- The same constant, sealed.
  selo bytea,
  inclusao timestamptz not null default now(),
  check ((numero = 0) = (selo is null))
);
-- Only starts and the operator's commands read it, as the owner.
revoke all on chave from vinculo_app;

create function autor_da_credencial(numero bigint) returns text language sql stable
return (
  with recursive linhagem as (
    select id, conta_id from credencial where cliente_id = (select cliente_atual()) and id = numero
    union all
    select c.id, null from linhagem l join credencial c on c.sucessora_id = l.id
     where l.conta_id is null and c.cliente_id = (select cliente_atual()))
  select case when max(conta_id) is null then 'credencial ' || min(id) else 'conta ' || max(conta_id) end from linhagem);

----------------------------------------------------------------------------------------------------
-- Batches
----------------------------------------------------------------------------------------------------

-- Inbound batches: receipt, queue, outcome of every record.
create table lote (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  operacao text collate "C" not null,
  -- RETORNO of the envelope: the ID_RETORNO of records without their own.
  retorno text,
  situacao text not null default 'Recebido'
    check (situacao in ('Recebido', 'Em processamento', 'Processado', 'Processado com ocorrências', 'Falhou')),
  tamanho bigint not null,
  registros integer not null,
  partes integer not null,
  partes_feitas integer not null default 0,
  incluidos integer not null default 0,
  atualizados integer not null default 0,
  inalterados integer not null default 0,
  recusados integer not null default 0,
  erros integer not null default 0,
  alertas integer not null default 0,
  tentativas integer not null default 0,
  quedas integer not null default 0,
  falha text,
  recebido_em timestamptz not null default now(),
  iniciado_em timestamptz,
  terminado_em timestamptz,
  -- Name of the credential that sent the batch.
  credencial text,
  -- Number of waiting records, part of registros.
  aguardando integer not null default 0,
  -- Simulated: outcomes are reported and nothing is changed.
  simulado boolean not null default false,
  -- The batch whose refused records are reprocessed, and their positions there.
  origem_id bigint,
  origem_sequencias integer[],
  -- Whether a user sent the batch in the console.
  portal boolean not null default false,
  -- The batch in which reprocessed records first came, and their positions there.
  raiz_id bigint,
  raiz_sequencias integer[],
  correcoes integer not null default 0,
  -- Whether the records were chosen, perhaps corrected, and sent again by a user.
  reenvio boolean not null default false,
  -- Rights of the user who sent the batch: it may give no profile with other rights. Null for systems of the
  -- institution.
  permissoes text[],
  primary key (cliente_id, id)
);
create index lote_por_recebimento on lote (cliente_id, recebido_em, id);
-- List of batches with refused records.
create index lote_com_recusas on lote (cliente_id, id) where recusados > 0;
create unique index lote_reprocesso_aberto on lote (cliente_id, origem_id, simulado)
  where origem_id is not null and not reenvio and situacao in ('Recebido', 'Em processamento');
call proteger('lote');
comment on column lote.raiz_id is 'Of reprocessed records: the batch in which they first came';
comment on column lote.raiz_sequencias is 'And their positions there';
comment on column lote.correcoes is 'Values of its records in whose place a correction stood';
comment on column lote.reenvio is 'Records of another batch that somebody chose, perhaps corrected, and sent again';

-- Received records, cut at record borders, compressed and encrypted, without envelope and token.
create table lote_parte (
  cliente_id integer not null,
  lote_id bigint not null,
  parte integer not null,
  primeiro integer not null,
  registros integer not null,
  -- Contains a number that JavaScript cannot represent exactly.
  largo boolean not null,
  corpo bytea not null,
  primary key (cliente_id, lote_id, parte),
  foreign key (cliente_id, lote_id) references lote
);
-- Encrypted contents do not compress.
alter table lote_parte alter corpo set storage external;
call proteger('lote_parte');

-- Queue of batches. It has no client data, so that a worker can find work of every client.
create table fila (
  lote_id bigint primary key,
  cliente_id integer not null,
  pronto_em timestamptz not null default now(),
  -- How often the batch was postponed because its contents could not be decrypted. Unlike failures, these
  -- never end a batch.
  adiamentos integer not null default 0
);
create index fila_por_cliente on fila (cliente_id, lote_id);

-- When each client was last served: the client that has waited longest is next.
create table vez (
  cliente_id integer primary key,
  servido_em timestamptz not null
);

-- One letter per record, in input order: I included, A updated, N unchanged, R refused.
create table lote_resultado (
  cliente_id integer not null,
  lote_id bigint not null,
  parte integer not null,
  primeiro integer not null,
  resultados text collate "C" not null,
  chaves text[] not null,
  -- ID_RETORNO of each record, if it differs from the batch's.
  retornos text[],
  primary key (cliente_id, lote_id, parte),
  foreign key (cliente_id, lote_id) references lote
);
call proteger('lote_resultado');
comment on column lote_resultado.resultados is
  'One letter per record: I included, A updated, N unchanged, R refused, E waiting for a reference';

create table ocorrencia (
  cliente_id integer not null,
  id bigint generated always as identity,
  lote_id bigint not null,
  sequencia integer not null,
  operacao text collate "C" not null,
  id_retorno text,
  chave text,
  campo text,
  codigo text collate "C" not null,
  gravidade text collate "C" not null check (gravidade in ('Erro', 'Alerta', 'Informação')),
  mensagem text not null,
  inclusao timestamptz not null default now(),
  valores jsonb,
  primary key (cliente_id, id)
);
create index ocorrencia_por_inclusao on ocorrencia (cliente_id, inclusao, id);
create index ocorrencia_por_retorno on ocorrencia (cliente_id, id_retorno, id) where id_retorno is not null;
create index ocorrencia_por_registro on ocorrencia (cliente_id, lote_id, sequencia, id);
call proteger('ocorrencia');

-- Background tasks by client and kind, without client data.
create table tarefa (
  tipo text collate "C" not null,
  cliente_id integer not null,
  -- Updated by each request. A finished task deletes the row only if it has not changed since.
  pedida_em timestamptz not null,
  -- When the task was last served: the client that has waited longest is next.
  servida_em timestamptz not null default now(),
  primary key (tipo, cliente_id),
  constraint tarefa_tipo_check check (tipo in ('senhas', 'documentos', 'espera', 'emissoes', 'ensaio'))
);

-- Waiting records. The record itself stays sealed in its part.
create table espera (
  cliente_id integer not null,
  lote_id bigint not null,
  sequencia integer not null,
  parte integer not null,
  operacao text collate "C" not null,
  id_retorno text,
  -- Key of the record: a newer record with the same key makes it obsolete.
  chave text collate "C" not null,
  -- All references have arrived.
  pronta boolean not null default false,
  expira_em timestamptz not null,
  -- Not tried before then, after a technical failure.
  nao_antes timestamptz not null default '-infinity',
  primary key (cliente_id, lote_id, sequencia),
  foreign key (cliente_id, lote_id) references lote
);
create index espera_por_chave on espera (cliente_id, operacao, chave);
create index espera_por_prazo on espera (cliente_id, expira_em) where not pronta;
create index espera_prontas on espera (cliente_id, operacao, lote_id, sequencia) where pronta;
call proteger('espera');
comment on column espera.nao_antes is 'Not tried before then';

-- All missing references of a waiting record: it is tried again when all of them exist.
create table espera_referencia (
  cliente_id integer not null,
  lote_id bigint not null,
  sequencia integer not null,
  -- Kind and key of the missing record.
  alvo text collate "C" not null,
  codigo text collate "C" not null
);
create index espera_referencia_por_registro on espera_referencia (cliente_id, lote_id, sequencia);
create index espera_referencia_por_alvo on espera_referencia (cliente_id, alvo, codigo);
call proteger('espera_referencia');

-- Idempotency keys of batches.
create table idempotencia (
  cliente_id integer not null,
  chave text collate "C" not null,
  -- Keyed digest of operation and records.
  impressao bytea not null,
  lote_id bigint not null,
  inclusao timestamptz not null default now(),
  autor text collate "C" not null default '',
  primary key (cliente_id, chave, autor),
  foreign key (cliente_id, lote_id) references lote
);
create index idempotencia_por_inclusao on idempotencia (cliente_id, inclusao);
call proteger('idempotencia');

-- Idempotency keys of commands, with the first answer.
create table comando (
  cliente_id integer not null,
  chave text collate "C" not null,
  -- Keyed digest of the request.
  impressao bytea not null,
  -- Null during the transaction that runs the command.
  resposta json,
  inclusao timestamptz not null default now(),
  -- Sender of the key. Earlier rows have '' and are recognised by their content.
  autor text collate "C" not null default '',
  primary key (cliente_id, chave, autor)
);
create index comando_por_inclusao on comando (cliente_id, inclusao);
call proteger('comando');

-- Corrections by people of fields that batches feed. A batch does not undo them unless the source's value
-- changed.
create table correcao (
  cliente_id integer not null,
  id bigint generated always as identity,
  -- Table and key of the record as batches name it; the row may not exist yet.
  entidade text collate "C" not null,
  chave text collate "C" not null,
  campo text collate "C" not null,
  -- Keyed digest of the source's value.
  impressao bytea not null,
  -- The corrected value as JSON, sealed.
  valor bytea not null,
  -- Not changed itself, but belongs to a changed field: both end together.
  acompanha boolean not null default false,
  -- Ended by a person; kept until the source sends the record again.
  encerrada boolean not null default false,
  -- The source was informed of it.
  informada boolean not null default false,
  autor text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, entidade, chave, campo)
);
call proteger('correcao');

-- Counts changes by people: processors discard cached records when it changed.
create table edicao (
  cliente_id integer primary key,
  numero bigint not null
);
call proteger('edicao');

-- Causes of refusals across batches: operation, occurrence, field and the shape of the value, never the value
-- itself. Written with the outcomes.
create table causa (
  cliente_id integer not null,
  id bigint generated always as identity,
  operacao text collate "C" not null,
  codigo text collate "C" not null,
  campo text collate "C" not null,
  forma text collate "C" not null,
  -- Number of records refused or waiting for this cause now.
  registros integer not null default 0,
  -- Since when there have been such records without interruption, the last time, and its batch.
  desde timestamptz not null default now(),
  ultima timestamptz not null default now(),
  lote_id bigint not null,
  responsavel_id bigint,
  -- Marked as settled; cleared when another record comes.
  resolvida_em timestamptz,
  resolvida_por text,
  motivo text,
  versao integer not null default 1,
  primary key (cliente_id, id),
  unique (cliente_id, operacao, codigo, campo, forma),
  foreign key (cliente_id, responsavel_id) references usuario
);
create index causa_abertas on causa (cliente_id, operacao) where registros > 0;
call proteger('causa');

-- Records that were last refused, or wait, with their causes. A later record with the same key replaces these
-- rows.
create table causa_registro (
  cliente_id integer not null,
  id bigint generated always as identity,
  causa_id bigint not null,
  operacao text collate "C" not null,
  -- Key of the record, and its form for people.
  chave text collate "C" not null,
  identificacao text not null,
  -- The person concerned, if any.
  pessoa text collate "C",
  lote_id bigint not null,
  sequencia integer not null,
  -- Key of the record that has a unique value already.
  detentor text collate "C",
  -- The batch that sends it again.
  reenvio_id bigint,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, operacao, chave, causa_id),
  foreign key (cliente_id, causa_id) references causa
);
create index causa_registro_por_causa on causa_registro (cliente_id, causa_id, id);
create index causa_registro_por_lote on causa_registro (cliente_id, lote_id);
call proteger('causa_registro');

----------------------------------------------------------------------------------------------------
-- Webhooks
----------------------------------------------------------------------------------------------------

-- Targets of webhooks.
create table webhook_destino (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  url text not null check (length(url) <= 500),
  -- Sealed. After a change, the previous secret signs as well until a given moment.
  segredo bytea not null,
  segredo_anterior bytea,
  anterior_ate timestamptz,
  eventos text[] not null default '{lote.processado}',
  -- Events for every batch, or only for those with ID_RETORNO.
  todos_os_lotes boolean not null default false,
  situacao text collate "C" not null default 'Ativo'
    check (situacao in ('Ativo', 'Pausado', 'Desativado', 'Removido')),
  -- Why it is not active, and the diagnosis.
  motivo text collate "C" check (motivo in ('FALHAS', 'PEDIDO', 'HTTP_410')),
  diagnostico text collate "C",
  situacao_desde timestamptz not null default now(),
  -- Number of its last event. Numbers have no gaps: they are assigned in the transaction that writes the
  -- event.
  sequencia bigint not null default 0,
  -- Failed attempts since the last success.
  falhas integer not null default 0,
  falhas_desde timestamptz,
  -- Nothing is sent before this moment.
  nao_antes timestamptz not null default '-infinity',
  -- Events up to this number were held back and are sent one by one in order.
  dreno_ate bigint not null default 0,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id)
);
create unique index webhook_destino_url on webhook_destino (cliente_id, url) where situacao <> 'Removido';
call proteger('webhook_destino');

create table webhook_evento (
  cliente_id integer not null,
  id uuid not null,
  destino_id bigint not null,
  sequencia bigint not null,
  lote_id bigint not null,
  id_retorno text,
  -- Whether this is the second event of a batch, after its last waiting record.
  complemento boolean not null,
  aguardando integer not null,
  -- The body without the link, which depends on the address of the installation.
  carga text not null,
  situacao text collate "C" not null default 'Pendente' check (situacao in
    ('Pendente', 'Enviando', 'Entregue', 'Aguardando nova tentativa', 'Falhou', 'Cancelada')),
  tentativas integer not null default 0,
  -- Attempt number: only the current attempt can end the event.
  envios integer not null default 0,
  -- How often it was used as a probe of a paused target.
  sondas integer not null default 0,
  proxima_em timestamptz not null default now(),
  diagnostico text collate "C",
  entregue_em timestamptz,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, destino_id, sequencia),
  foreign key (cliente_id, destino_id) references webhook_destino,
  foreign key (cliente_id, lote_id) references lote
    ) with (fillfactor = 80
);
create index webhook_evento_por_lote on webhook_evento (cliente_id, lote_id);
create index webhook_evento_devidos on webhook_evento (cliente_id, destino_id, proxima_em, sequencia)
  where situacao in ('Pendente', 'Enviando', 'Aguardando nova tentativa');
create index webhook_evento_retidos on webhook_evento (cliente_id, destino_id, sequencia)
  where situacao in ('Pendente', 'Enviando', 'Aguardando nova tentativa');
create index webhook_evento_por_inclusao on webhook_evento (cliente_id, inclusao);
call proteger('webhook_evento');

create table webhook_tentativa (
  cliente_id integer not null,
  id bigint generated always as identity,
  destino_id bigint not null,
  -- Null for a test.
  evento_id uuid,
  inicio timestamptz not null,
  duracao_ms integer not null,
  status integer,
  diagnostico text collate "C" not null,
  -- Network error code.
  detalhe text collate "C" not null default '',
  -- Beginning of the answer.
  resposta text not null default '',
  primary key (cliente_id, id),
  foreign key (cliente_id, destino_id) references webhook_destino
);
create index webhook_tentativa_por_evento on webhook_tentativa (cliente_id, evento_id, id);
create index webhook_tentativa_por_destino on webhook_tentativa (cliente_id, destino_id, id);
create index webhook_tentativa_por_inicio on webhook_tentativa (cliente_id, inicio);
call proteger('webhook_tentativa');

-- Queue of targets with due events. It has no client data, so that a worker can find work of every client.
-- Failing targets are marked, so that they cannot occupy all slots.
create table fila_webhook (
  destino_id bigint primary key,
  cliente_id integer not null,
  pronto_em timestamptz not null,
  aflito boolean not null default false
);
create index fila_webhook_por_hora on fila_webhook (pronto_em);

----------------------------------------------------------------------------------------------------
-- Audit trail and histories
----------------------------------------------------------------------------------------------------

-- The audit trail; append-only for the application.
--
-- Included records of one statement share a row, and their values can be computed from later changes. A
-- changed record has a row of its own, with values before and after.
create table auditoria (
  cliente_id integer not null,
  id bigint generated always as identity,
  data timestamptz not null default now(),
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  origem text not null default coalesce(nullif(current_setting('vinculo.origem', true), ''), 'Sistema')
    check (origem in ('Portal', 'Integração', 'Sistema')),
  operacao text collate "C" not null default coalesce(current_setting('vinculo.operacao', true), ''),
  entidade text collate "C" not null,
  acao text not null
    check (acao in ('Inclusão', 'Alteração', 'Inativação', 'Consulta', 'Acesso', 'Assinatura')),
  -- Number of records, and their lowest and highest number.
  quantidade integer not null check (quantidade between 1 and 1000000),
  menor bigint,
  maior bigint,
  -- Their numbers; null if they are contiguous.
  alvos bigint[],
  -- [[field, before, after], ...] of each of them; null for included records.
  campos json,
  -- The batch that made the change.
  lote_id bigint
    default nullif(current_setting('vinculo.lote', true), '')::bigint,
  primary key (cliente_id, data, id) include (quantidade, entidade, acao, usuario)
);
create index auditoria_por_alvo on auditoria (cliente_id, entidade, menor, id) where quantidade = 1;
create index auditoria_por_faixa on auditoria (cliente_id, entidade, menor, maior) where quantidade > 1;
call proteger('auditoria');
-- The operator creates clients and credentials without a current client.
create policy do_operador on auditoria for insert to current_user with check (true);
revoke update, delete on auditoria from vinculo_app;

-- History of the moves of records with states.
create table historico (
  cliente_id integer not null,
  id bigint generated always as identity,
  entidade text collate "C" not null,
  registro_id bigint not null,
  movimento text not null,
  -- Null when the record was included.
  de text,
  para text not null,
  motivo text,
  -- Findings of the guards, including warnings that the actor accepted.
  achados jsonb not null default '[]',
  autor text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  origem text not null default coalesce(nullif(current_setting('vinculo.origem', true), ''), 'Sistema'),
  operacao text collate "C" not null default coalesce(current_setting('vinculo.operacao', true), ''),
  momento timestamptz not null default now(),
  -- Code and values of a message of the platform, beside its Portuguese text. Null in earlier rows and for
  -- texts of people.
  motivo_mensagem jsonb,
  primary key (cliente_id, id)
);
create index historico_por_registro on historico (cliente_id, entidade, registro_id, id);
call proteger('historico');
revoke update, delete on historico from vinculo_app;

create function em_camelo(nome text) returns text language sql immutable
  return (select string_agg(case when n = 1 then parte else upper(left(parte, 1)) || substr(parte, 2) end, '' order by n)
            from unnest(string_to_array(nome, '_')) with ordinality u(parte, n));

-- SQL for a column's value as callers see it; sealed columns never show theirs.
create function valor_auditado(linha text, coluna text, tipo text) returns text language sql immutable
  return case
    when tipo = 'bytea' then format('case when %s.%I is not null then ''***'' end', linha, coluna)
    when tipo = 'boolean' then format('case %s.%I when true then ''S'' when false then ''N'' end', linha, coluna)
    when tipo = 'timestamp with time zone'
      then format('momento_do_cliente(%1$s.cliente_id, %1$s.%2$I)', linha, coluna)
    -- Number 0 stands for no record at all.
    when coluna ~ '_id$' then format('nullif(%s.%I, 0)::text', linha, coluna)
    else format('left(%s.%I::text, 255)', linha, coluna) end;

-- Values of a record's fields right after an entry, for the fields that changed since.
create function auditoria_anteriores(de_entidade text, alvo bigint, desde bigint) returns jsonb language plpgsql stable as $$
begin
  -- Most records never change, and to find that out is much cheaper.
  perform from auditoria a where a.cliente_id = cliente_atual() and a.entidade = de_entidade and a.menor = alvo
    and a.quantidade = 1 and a.acao in ('Alteração', 'Inativação', 'Assinatura') and a.id > desde;
  if not found then
    return null;
  end if;
  return (
    select jsonb_object_agg(m.campo, m.antes) from (
      select distinct on (c.item->>0) c.item->>0 as campo, c.item->>1 as antes
        from auditoria a cross join lateral json_array_elements(a.campos) c(item)
       where a.cliente_id = cliente_atual() and a.entidade = de_entidade and a.menor = alvo and a.quantidade = 1
         and a.acao in ('Alteração', 'Inativação', 'Assinatura') and a.id > desde
       order by c.item->>0, a.id) m);
end $$;

-- Generates the audit triggers of a table; called again after columns are added.
--
-- nomes: name of a field for callers, if it is not the column's in camel case; null leaves the column out.
-- acao: SQL for the kind of an update from v to n, if it is neither a change nor the end of the record's
-- validity.
--
-- The functions are generated so that each statement is planned once per connection, and only changed values
-- are converted to text. Nested loops are off, because the cached plan may have been made for one row and then
-- gets thousands.
create procedure auditar(tabela regclass, nomes jsonb default '{}', acao text default null) language plpgsql as $$
declare
  nome text := (select relname from pg_class where oid = tabela);
  entidade text := em_camelo(nome);
  chave text := case nome when 'cliente' then 'cliente_id' else 'id' end;
  vence text;
  mudancas text;
  nomeados text;
  antigos text;
  atuais text;
begin
  select string_agg(format(
           'case when v.%1$I%2$s is distinct from n.%1$I%2$s then json_build_array(%3$L, coalesce(%4$s, ''''), coalesce(%5$s, ''''))::text end',
           coluna, como, campo, valor_auditado('v', coluna, tipo), valor_auditado('n', coluna, tipo)), ', ' order by ordem),
         string_agg(quote_literal(campo), ', ' order by ordem),
         string_agg(valor_auditado('v', coluna, tipo), ', ' order by ordem),
         string_agg(format(
           'case when coalesce(anteriores->>%1$L, %2$s, '''') <> '''' then json_build_array(%1$L, '''', coalesce(anteriores->>%1$L, %2$s))::text end',
           campo, valor_auditado('x', coluna, tipo)), ', ' order by ordem)
    into mudancas, nomeados, antigos, atuais
    from (select a.attnum as ordem, a.attname::text as coluna, format_type(a.atttypid, null) as tipo,
                 case when a.atttypid = 'json'::regtype then '::text' else '' end as como,
                 coalesce(nomes->>a.attname, em_camelo(regexp_replace(a.attname, '_id$', '_identificador'))) as campo
            from pg_attribute a
           where a.attrelid = tabela and a.attnum > 0 and not a.attisdropped and a.attname !~ '_chave$'
             and a.attname not in ('cliente_id', 'id', 'ativo', 'impressao', 'lote_id', 'inclusao', 'atualizacao')
             and not (nomes ? a.attname and nomes->>a.attname is null)) c;
  if exists (select from pg_attribute where attrelid = tabela and attname = 'ativo') then
    -- Inactive from that day on. Only the calendar ends a record's validity without another change.
    vence := '<= hoje';
    mudancas := mudancas || format(', case when v.ativo and not n.ativo and n.validade is not distinct from v.validade
      and n.validade %s then ''["situacao", "Ativo", "Inativo"]'' end', vence);
  elsif exists (select from pg_attribute where attrelid = tabela and attname = 'validade') then
    vence := '< hoje';
  end if;
  acao := coalesce(acao, case when vence is null then '''Alteração''' else format(
    'case when n.validade %1$s and (not coalesce(v.validade %1$s, false) %2$s) then ''Inativação'' else ''Alteração'' end',
    vence, case when vence like '<=%' then 'or v.ativo and not n.ativo' else '' end) end);

  execute format($f$
    create or replace function auditar_inclusao_%1$s() returns trigger language plpgsql as $b$
    begin
      insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, alvos)
      select g.cliente_id, %2$L, 'Inclusão', g.quantidade, g.menor, g.maior,
             case when g.maior - g.menor + 1 <> g.quantidade then (select array_agg(n.%3$I) from novo n
               where n.cliente_id = g.cliente_id and n.%3$I between g.menor and g.maior) end
        from (select cliente_id, count(*) as quantidade, min(%3$I) as menor, max(%3$I) as maior
                from novo group by cliente_id, %3$I / 1000000) g;
      return null;
    end $b$ $f$, nome, entidade, chave);
  execute format($f$
    create or replace function auditar_alteracao_%1$s() returns trigger language plpgsql set enable_nestloop = off as $b$
    %6$s
    begin
      insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, campos)
      select m.cliente_id, %2$L, m.acao, 1, m.alvo, m.alvo, ('[' || m.mudancas || ']')::json
        from (select n.cliente_id, n.%3$I as alvo, %4$s as acao, array_to_string(array[%5$s], ',') as mudancas
                from novo n join velho v on v.cliente_id = n.cliente_id and v.%3$I = n.%3$I offset 0) m
       where m.mudancas <> '';
      return null;
    end $b$ $f$, nome, entidade, chave, acao, mudancas,
    case when vence is not null then 'declare hoje constant date := hoje_do_cliente();' end);
  execute format($f$
    create or replace function auditar_exclusao_%1$s() returns trigger language plpgsql as $b$
    begin
      insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, campos)
      select v.cliente_id, %2$L, 'Inativação', 1, v.%3$I, v.%3$I,
             (select json_agg(json_build_array(c.campo, c.antes, ''))
                from unnest(array[%4$s], array[%5$s]) c(campo, antes) where c.antes <> '')
        from velho v;
      return null;
    end $b$ $f$, nome, entidade, chave, nomeados, antigos);
  execute format($f$
    create or replace function auditoria_inclusao_%1$s(alvo bigint, desde bigint) returns json language plpgsql stable as $b$
    declare
      anteriores constant jsonb := auditoria_anteriores(%2$L, alvo, desde);
      x %1$I;
    begin
      select * into x from %1$I where cliente_id = cliente_atual() and %3$I = alvo;
      -- An expression of its own: a query of this size would be prepared anew with each call.
      return ('[' || array_to_string(array[%4$s], ',') || ']')::json;
    end $b$ $f$, nome, entidade, chave, atuais);

  execute format('create or replace trigger auditar_inclusao after insert on %s referencing new table as novo
    for each statement execute function auditar_inclusao_%s()', tabela, nome);
  execute format('create or replace trigger auditar_alteracao after update on %s
    referencing old table as velho new table as novo
    for each statement execute function auditar_alteracao_%s()', tabela, nome);
  execute format('create or replace trigger auditar_exclusao after delete on %s referencing old table as velho
    for each statement execute function auditar_exclusao_%s()', tabela, nome);
end $$;

create function contar_versao() returns trigger language plpgsql as $$
begin
  -- Another seal is another value to the database, and the same one to everybody else.
  if current_setting('vinculo.operacao', true) is distinct from 'encryption reseal' then
    new.versao := old.versao + 1;
  end if;
  return new;
end $$;

-- Makes updates increase `versao`. A statement that writes the next version itself does not call the function
-- for each row.
create procedure versionar(tabela regclass) language plpgsql as $$
declare
  mudou text;
begin
  select string_agg(format('old.%1$I%2$s is distinct from new.%1$I%2$s', attname,
           case when atttypid = 'json'::regtype then '::text' else '' end), ' or ' order by attnum)
    into mudou
    from pg_attribute
   where attrelid = tabela and attnum > 0 and not attisdropped and attgenerated = ''
     and attname not in ('cliente_id', 'id', 'versao', 'inclusao', 'atualizacao')
     and attname !~ '^(impressao|lote)(_|$)'
     and not (tabela = 'contrato'::regclass and attname in ('documento', 'banco', 'vigora_em', 'cancela_em'));
  execute format('create or replace trigger versionar before update on %s for each row
    when (old.versao = new.versao and (%s)) execute function contar_versao()', tabela, mudou);
end $$;

-- Writes the first history entry of included records. The second argument is the entity, if it is not the
-- table's.
create function historiar_inclusao() returns trigger language plpgsql as $$
begin
  execute format('insert into historico (cliente_id, entidade, registro_id, movimento, para)
    select cliente_id, %L, id, %L, %I from novo order by id', coalesce(tg_argv[1], tg_table_name), 'incluir', tg_argv[0]);
  return null;
end $$;

-- Makes a table with states in a column write the first history entry of its records.
create procedure historiar(tabela regclass, coluna text) language plpgsql as $$
begin
  execute format('create or replace trigger historiar after insert on %s referencing new table as novo
    for each statement execute function historiar_inclusao(%L)', tabela, coluna);
end $$;

-- The same for a second machine of a table, with its own entity.
create procedure historiar(tabela regclass, coluna text, entidade text) language plpgsql as $$
begin
  execute format('create or replace trigger historiar_%s after insert on %s referencing new table as novo
    for each statement execute function historiar_inclusao(%L, %L)', entidade, tabela, coluna, entidade);
end $$;

-- Writes the first history entry of records with a derived state.
create function historiar_inclusao_derivada() returns trigger language plpgsql as $$
begin
  execute format('insert into historico (cliente_id, entidade, registro_id, movimento, para)
    select n.cliente_id, %L, n.id, %L, %s from novo n order by n.id', tg_table_name, 'incluir', tg_argv[0]);
  return null;
end $$;

-- Makes a table with a derived state, given as an expression over n, write the first history entry.
create procedure historiar_derivada(tabela regclass, situacao text) language plpgsql as $$
begin
  execute format('create or replace trigger historiar after insert on %s referencing new table as novo
    for each statement execute function historiar_inclusao_derivada(%L)', tabela, situacao);
end $$;

-- A password is audited as a field of its owner, without its value. Hashing it later is no change.
create function auditar_senha() returns trigger language plpgsql as $$
begin
  insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, alvos, campos)
  select cliente_id, dono, 'Alteração', count(*), min(dono_id), max(dono_id),
         case when max(dono_id) - min(dono_id) + 1 <> count(*) then array_agg(dono_id) end,
         json_build_array(json_build_array('senha', tg_argv[0], '***'))
    from novo where selada is not null group by cliente_id, dono, dono_id / 1000000;
  return null;
end $$;

create trigger auditar_inclusao after insert on senha referencing new table as novo
  for each statement execute function auditar_senha('');
create trigger auditar_alteracao after update on senha referencing new table as novo
  for each statement execute function auditar_senha('***');

----------------------------------------------------------------------------------------------------
-- Records that change with their parts
----------------------------------------------------------------------------------------------------

-- A record changes with its parts: `atualizacao` moves, so that queries by period find it. Versions count
-- changes of the record's own columns only.
--
-- Generates the function that moves `atualizacao` of a table's records. Rows are locked in order of their
-- numbers, so that transactions do not deadlock; rows already written by this transaction are skipped.
create procedure mover_registros(tabela regclass) language plpgsql as $$
declare
  nome text := (select relname from pg_class where oid = tabela);
begin
  execute format($f$
    create function tocar_%1$s(clientes integer[], registros bigint[]) returns void language plpgsql set enable_nestloop = on as $b$
    begin
      if current_setting('vinculo.historico', true) = 'S' then
        return;
      end if;
      if not exists (
        select from unnest(clientes, registros) p(cliente, registro)
          join %1$s r on r.cliente_id = p.cliente and r.id = p.registro
         where not (r.xmin = pg_current_xact_id()::xid and r.atualizacao >= now()))
      then
        return;
      end if;
      perform from %1$s r join unnest(clientes, registros) p(cliente, registro)
          on r.cliente_id = p.cliente and r.id = p.registro
        order by r.cliente_id, r.id for no key update of r;
      update %1$s r set atualizacao = greatest(now(), r.atualizacao) from unnest(clientes, registros) p(cliente, registro)
       where r.cliente_id = p.cliente and r.id = p.registro
         and not (r.xmin = pg_current_xact_id()::xid and r.atualizacao >= now());
    end $b$ $f$, nome);
end $$;

-- Makes changes of a part move its record. dono: SQL for the record's number; mostra: SQL for what the record
-- shows of the part. %1$s stands for the row's alias in both.
create procedure acompanhar(parte regclass, tabela regclass, dono text, mostra text) language plpgsql as $$
declare
  da_parte text := (select relname from pg_class where oid = parte);
  nome text := (select relname from pg_class where oid = tabela);
  tocar text := format('perform tocar_%s(array_agg(p.cliente_id), array_agg(p.registro))
    from (select distinct cliente_id, registro from (%%s) q where registro is not null) p having count(*) > 0;', nome);
  evento text;
  linhas text;
  tabelas text;
begin
  foreach evento in array array['insert', 'delete', 'update'] loop
    linhas := case evento
      when 'insert' then format('select n.cliente_id, %s as registro from novo n', format(dono, 'n'))
      when 'delete' then format('select v.cliente_id, %s as registro from velho v', format(dono, 'v'))
      else format('select n.cliente_id, u.registro from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
        cross join lateral unnest(array[%1$s, %2$s]) u(registro)
        where (%3$s) is distinct from (%4$s) or %1$s is distinct from %2$s',
        format(dono, 'n'), format(dono, 'v'), format(mostra, 'n'), format(mostra, 'v')) end;
    tabelas := case evento when 'insert' then 'new table as novo' when 'delete' then 'old table as velho'
      else 'old table as velho new table as novo' end;
    execute format('create function tocar_%1$s_ao_%2$s_%3$s() returns trigger language plpgsql %4$s as $b$
      begin %5$s return null; end $b$', nome, evento, da_parte,
      case evento when 'update' then 'set enable_nestloop = off' else '' end, format(tocar, linhas));
    execute format('create trigger tocar_%1$s_ao_%2$s after %2$s on %4$s referencing %5$s
      for each statement execute function tocar_%1$s_ao_%2$s_%3$s()', nome, evento, da_parte, parte, tabelas);
  end loop;
end $$;

-- Moves `atualizacao` of contracts. Contracts already written by this transaction are skipped: even an update
-- of no row would call every statement trigger.
create function tocar_contratos(clientes integer[], contratos bigint[]) returns void language plpgsql
  set enable_nestloop = on as $$
begin
  if current_setting('vinculo.historico', true) = 'S' then
    update contrato c set documento = null from unnest(clientes, contratos) p(cliente, contrato)
     where c.cliente_id = p.cliente and c.id = p.contrato and c.documento is not null;
    return;
  end if;
  if not exists (
    select from unnest(clientes, contratos) p(cliente, contrato)
      join contrato c on c.cliente_id = p.cliente and c.id = p.contrato
     where not (c.xmin = pg_current_xact_id()::xid and c.atualizacao >= now() and c.documento is null))
  then
    return;
  end if;
  -- In the order of their numbers, so that two who touch the same never wait for each other.
  perform from contrato c join unnest(clientes, contratos) p(cliente, contrato)
      on c.cliente_id = p.cliente and c.id = p.contrato
    order by c.cliente_id, c.id for no key update of c;
  update contrato c set atualizacao = greatest(now(), c.atualizacao) from unnest(clientes, contratos) p(cliente, contrato)
   where c.cliente_id = p.cliente and c.id = p.contrato
     and not (c.xmin = pg_current_xact_id()::xid and c.atualizacao >= now() and c.documento is null);
end $$;

-- The same for parts of contracts. contrato: SQL for the contract's number; %1$s stands for the row's alias.
-- colunas: what the contract shows of the part.
create procedure acompanhar_parte(tabela regclass, contrato text, colunas text[]) language plpgsql as $$
declare
  nome text := (select relname from pg_class where oid = tabela);
  tocar text := 'perform tocar_contratos(array_agg(p.cliente_id), array_agg(p.contrato))
        from (select distinct cliente_id, contrato from (%s) q where contrato is not null) p having count(*) > 0;';
  de_novo text := format('select n.cliente_id, %s as contrato from novo n', format(contrato, 'n'));
  de_velho text := format('select v.cliente_id, %s as contrato from velho v', format(contrato, 'v'));
  mudou text := (select format('(%s) is distinct from (%s)', string_agg(format('n.%I', c), ', '),
                               string_agg(format('v.%I', c), ', ')) from unnest(colunas) c);
begin
  execute format('create function tocar_ao_insert_%s() returns trigger language plpgsql as $b$ begin %s return null; end $b$',
    nome, format(tocar, de_novo));
  execute format('create function tocar_ao_delete_%s() returns trigger language plpgsql as $b$ begin %s return null; end $b$',
    nome, format(tocar, de_velho));
  execute format('create function tocar_ao_update_%s() returns trigger language plpgsql set enable_nestloop = off as $b$ begin %s return null; end $b$',
    nome, format(tocar, format(
      'select n.cliente_id, unnest(array[%1$s, %2$s]) as contrato from novo n
         join velho v on v.cliente_id = n.cliente_id and v.id = n.id where %3$s or %1$s <> %2$s',
      format(contrato, 'n'), format(contrato, 'v'), mudou)));
  execute format('create trigger tocar_ao_insert after insert on %s referencing new table as novo
    for each statement execute function tocar_ao_insert_%s()', tabela, nome);
  execute format('create trigger tocar_ao_delete after delete on %s referencing old table as velho
    for each statement execute function tocar_ao_delete_%s()', tabela, nome);
  execute format('create trigger tocar_ao_update after update on %s referencing old table as velho new table as novo
    for each statement execute function tocar_ao_update_%s()', tabela, nome);
end $$;

-- Requests the background task that renders documents.
create function pedir_documentos(clientes integer[]) returns void language sql
begin atomic
  insert into tarefa (tipo, cliente_id, pedida_em)
  select 'documentos', c, clock_timestamp() from unnest(clientes) c
  on conflict (tipo, cliente_id) do update set pedida_em = excluded.pedida_em;
end;

-- Makes changes of the given columns leave notes (mudanca) for rendered documents. The functions are generated
-- so that each statement is planned once per connection; nested loops are off, because the cached plan may
-- have been made for one row. Clients without contracts get no notes.
create procedure notar_mudancas(tabela regclass, colunas text[]) language plpgsql as $$
declare
  nome text := (select relname from pg_class where oid = tabela);
  colunas_de_n text := (select string_agg(format('n.%I', c), ', ') from unnest(colunas) c);
  colunas_de_v text := (select string_agg(format('v.%I', c), ', ') from unnest(colunas) c);
begin
  execute format($f$
    create function notar_mudancas_%1$s() returns trigger language plpgsql set enable_nestloop = off as $b$
    declare
      -- Asked for each: joined, all contracts would be read.
      clientes integer[] := array(select d.c from (select distinct cliente_id as c from novo) d
        where (select true from contrato k where k.cliente_id = d.c limit 1));
    begin
      if clientes = '{}' then
        return null;
      end if;
      with notadas as (
        insert into mudanca (cliente_id, tipo, alvo)
        select n.cliente_id, %1$L, n.id
          from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
         where (%2$s) is distinct from (%3$s) and n.cliente_id = any(clientes)
        returning cliente_id)
      select array_agg(distinct cliente_id) into clientes from notadas;
      perform pedir_documentos(clientes);
      return null;
    end $b$ $f$, nome, colunas_de_n, colunas_de_v);
  execute format('create trigger notar_mudancas after update on %s referencing old table as velho new table as novo
    for each statement execute function notar_mudancas_%s()', tabela, nome);
end $$;

-- Creates the index of a list's order: client, expression, number. Rows without a value come last in both
-- directions, which takes two indexes.
create procedure ordenar(tabela regclass, ordem text, expressao text, vazios boolean default false) language plpgsql as $$
declare
  nome text := (select relname from pg_class where oid = tabela) || '_em_ordem_de_' || ordem;
begin
  execute format('create index %I on %s (cliente_id, (%s), id)', nome, tabela, expressao);
  if vazios then
    execute format('create index %I on %s (cliente_id, (%s) desc nulls last, id desc)', nome || '_desc', tabela, expressao);
  end if;
end $$;

----------------------------------------------------------------------------------------------------
-- Agreements, proposals and projects
----------------------------------------------------------------------------------------------------

create table convenio (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  convenio text not null,
  concedente_id bigint not null,
  inicio date not null,
  termino date,
  situacao text not null default 'Em elaboração' check (situacao in
    ('Em elaboração', 'Aguardando assinatura', 'Vigente', 'Vencido', 'Encerrado', 'Cancelado')),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  tipo text not null default 'Convênio' check (tipo in ('Convênio', 'Acordo de cooperação')),
  instituicao_id bigint,
  agente_id bigint,
  assinatura date,
  renovacao_automatica boolean not null default false,
  versao integer not null default 1,
  primary key (cliente_id, id),
  foreign key (cliente_id, concedente_id) references pessoa,
  foreign key (cliente_id, instituicao_id) references pessoa,
  foreign key (cliente_id, agente_id) references pessoa,
  check (termino >= inicio),
  check (not renovacao_automatica or termino is not null)
);
create unique index convenio_por_nome on convenio (cliente_id, convenio);
create index convenio_por_atualizacao on convenio (cliente_id, atualizacao, id) include (inclusao);
create index convenio_por_concedente on convenio (cliente_id, concedente_id);
-- For the daily calendar moves.
create index convenio_por_termino on convenio (cliente_id, situacao, termino);
call proteger('convenio');

create table convenio_curso (
  cliente_id integer not null,
  convenio_id bigint not null,
  id bigint generated always as identity,
  curso_id bigint not null,
  primary key (cliente_id, convenio_id, id),
  unique (cliente_id, convenio_id, curso_id),
  foreign key (cliente_id, convenio_id) references convenio,
  foreign key (cliente_id, curso_id) references curso
);
create index convenio_curso_por_curso on convenio_curso (cliente_id, curso_id);
call proteger('convenio_curso');

-- Monitoring projects, from which contracts are made.
create table proposta (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  titulo text not null,
  situacao text not null default 'Em elaboração' check (situacao in
    ('Em elaboração', 'Em aprovação', 'Aprovada', 'Reprovada', 'Encerrada', 'Cancelada')),
  professor_id bigint,
  inicio date,
  termino date,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  tipo text not null default 'Monitoria' check (tipo in ('Monitoria', 'Ensino', 'Pesquisa', 'Iniciação científica')),
  edital text,
  unidade_id bigint,
  curso_id bigint,
  vagas_bolsistas integer check (vagas_bolsistas >= 0),
  vagas_voluntarios integer check (vagas_voluntarios >= 0),
  bolsa_valor numeric(10, 2) check (bolsa_valor >= 0),
  bolsa_tipo text check (bolsa_tipo in ('Mensal', 'Por hora')),
  horas_semanais numeric(4, 2) check (horas_semanais > 0),
  versao integer not null default 1,
  primary key (cliente_id, id),
  foreign key (cliente_id, professor_id) references professor,
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, curso_id) references curso,
  check (termino >= inicio)
);
create index proposta_por_atualizacao on proposta (cliente_id, atualizacao, id) include (inclusao);
create index proposta_por_professor on proposta (cliente_id, professor_id);
-- For the daily calendar moves.
create index proposta_por_termino on proposta (cliente_id, situacao, termino);
call proteger('proposta');

create table proposta_disciplina (
  cliente_id integer not null,
  proposta_id bigint not null,
  id bigint generated always as identity,
  disciplina_id bigint not null,
  turma text,
  primary key (cliente_id, proposta_id, id),
  foreign key (cliente_id, proposta_id) references proposta,
  foreign key (cliente_id, disciplina_id) references disciplina
);
create index proposta_disciplina_por_disciplina on proposta_disciplina (cliente_id, disciplina_id);
call proteger('proposta_disciplina');

create table apolice (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  apolice text not null,
  seguradora text not null,
  -- Holder of the policy.
  titular text not null check (titular in ('Instituição', 'Concedente')),
  -- Covered interns: those of one host or one course; null for all.
  concedente_id bigint,
  curso_id bigint,
  inicio date not null,
  termino date not null,
  situacao text not null default 'Vigente' check (situacao in ('Vigente', 'Vencida')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, concedente_id) references pessoa,
  foreign key (cliente_id, curso_id) references curso,
  check (termino >= inicio)
);
create unique index apolice_por_numero on apolice (cliente_id, seguradora, apolice);
create index apolice_por_atualizacao on apolice (cliente_id, atualizacao, id) include (inclusao);
create index apolice_por_concedente on apolice (cliente_id, concedente_id);
create index apolice_por_termino on apolice (cliente_id, situacao, termino);
call proteger('apolice');

-- Extension projects, their participants and hours.
create table projeto_extensao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  titulo text not null,
  modalidade text not null check (modalidade in
    ('Programa', 'Projeto', 'Curso e oficina', 'Evento', 'Prestação de serviço')),
  area_tematica text,
  unidade_id bigint,
  professor_id bigint not null,
  publico_alvo text,
  inicio date not null,
  termino date not null,
  horas integer check (horas > 0),
  orcamento_valor numeric(12, 2) check (orcamento_valor >= 0),
  orcamento_fonte text,
  situacao text not null default 'Em elaboração' check (situacao in
    ('Em elaboração', 'Em aprovação', 'Aprovada', 'Reprovada', 'Encerrada', 'Cancelada')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, professor_id) references professor,
  check (termino >= inicio)
);
create index projeto_extensao_por_atualizacao on projeto_extensao (cliente_id, atualizacao, id) include (inclusao);
create index projeto_extensao_por_professor on projeto_extensao (cliente_id, professor_id);
-- For the daily calendar moves.
create index projeto_extensao_por_termino on projeto_extensao (cliente_id, situacao, termino);
call proteger('projeto_extensao');

create table projeto_extensao_curso (
  cliente_id integer not null,
  id bigint generated always as identity,
  projeto_extensao_id bigint not null,
  curso_id bigint not null,
  horas_curriculares integer check (horas_curriculares > 0),
  primary key (cliente_id, id),
  unique (cliente_id, projeto_extensao_id, curso_id),
  foreign key (cliente_id, projeto_extensao_id) references projeto_extensao,
  foreign key (cliente_id, curso_id) references curso
);
create index projeto_extensao_curso_por_curso on projeto_extensao_curso (cliente_id, curso_id);
call proteger('projeto_extensao_curso');

create table projeto_extensao_parceiro (
  cliente_id integer not null,
  id bigint generated always as identity,
  projeto_extensao_id bigint not null,
  pessoa_id bigint not null,
  primary key (cliente_id, id),
  unique (cliente_id, projeto_extensao_id, pessoa_id),
  foreign key (cliente_id, projeto_extensao_id) references projeto_extensao,
  foreign key (cliente_id, pessoa_id) references pessoa
);
create index projeto_extensao_parceiro_por_pessoa on projeto_extensao_parceiro (cliente_id, pessoa_id);
call proteger('projeto_extensao_parceiro');

-- A student in a project.
create table participacao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  projeto_extensao_id bigint not null,
  aluno_id bigint not null,
  papel text not null default 'Voluntário' check (papel in ('Bolsista', 'Voluntário', 'Ouvinte', 'Ministrante')),
  horas_previstas integer check (horas_previstas > 0),
  inicio date not null,
  termino date,
  situacao text not null default 'Ativo' check (situacao in ('Ativo', 'Encerrado')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, projeto_extensao_id) references projeto_extensao,
  foreign key (cliente_id, aluno_id) references aluno,
  check (termino >= inicio)
);
create index participacao_por_atualizacao on participacao (cliente_id, atualizacao, id) include (inclusao);
create index participacao_por_projeto on participacao (cliente_id, projeto_extensao_id, id);
create index participacao_por_aluno on participacao (cliente_id, aluno_id);
-- A student has one current participation per project.
create unique index participacao_unica on participacao (cliente_id, projeto_extensao_id, aluno_id) where situacao = 'Ativo';
call proteger('participacao');

-- Hours by day. A later value replaces the earlier one.
create table participacao_hora (
  cliente_id integer not null,
  id bigint generated always as identity,
  participacao_id bigint not null,
  data date not null,
  horas numeric(4, 2) not null check (horas > 0 and horas <= 24),
  descricao text,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, participacao_id, data),
  foreign key (cliente_id, participacao_id) references participacao
);
call proteger('participacao_hora');

-- Work done elsewhere that a student wants recognised as internship.
create table equivalencia (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  aluno_id bigint not null,
  curso_id bigint not null,
  disciplina_id bigint,
  tipo text not null check (tipo in
    ('Extensão', 'Monitoria', 'Iniciação científica', 'Intercâmbio no exterior', 'Atividade profissional')),
  organizacao_id bigint,
  descricao text,
  inicio date not null,
  termino date not null,
  horas_solicitadas integer not null check (horas_solicitadas > 0),
  horas_deferidas integer check (horas_deferidas > 0 and horas_deferidas <= horas_solicitadas),
  professor_id bigint,
  parecer text,
  situacao text not null default 'Incluída' check (situacao in
    ('Incluída', 'Em análise', 'Deferida', 'Deferida parcialmente', 'Indeferida', 'Cancelada')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, aluno_id) references aluno,
  foreign key (cliente_id, curso_id) references curso,
  foreign key (cliente_id, disciplina_id) references disciplina,
  foreign key (cliente_id, organizacao_id) references pessoa,
  foreign key (cliente_id, professor_id) references professor,
  check (termino >= inicio)
);
create index equivalencia_por_atualizacao on equivalencia (cliente_id, atualizacao, id) include (inclusao);
create index equivalencia_por_aluno on equivalencia (cliente_id, aluno_id);
create index equivalencia_por_professor on equivalencia (cliente_id, professor_id) where professor_id is not null;
call proteger('equivalencia');

-- Scholarship budgets of the institution or a unit, by year or semester.
create table orcamento (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  exercicio integer not null check (exercicio between 1900 and 2200),
  -- 0: the whole year.
  semestre integer not null default 0 check (semestre in (0, 1, 2)),
  -- Null: the whole institution.
  unidade_id bigint,
  centro_custo text,
  tipo text not null check (tipo in ('Estágio', 'Monitoria', 'Extensão')),
  valor_previsto numeric(12, 2) not null check (valor_previsto > 0),
  vagas_previstas integer check (vagas_previstas >= 0),
  situacao text not null default 'Em elaboração' check (situacao in ('Em elaboração', 'Aprovado', 'Encerrado')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, unidade_id) references unidade
);
create unique index orcamento_unico on orcamento (cliente_id, exercicio, semestre, unidade_id, tipo) nulls not distinct;
create index orcamento_por_atualizacao on orcamento (cliente_id, atualizacao, id) include (inclusao);
call proteger('orcamento');

-- Moments at which the contracts, instalments, invoices or payments behind a budget changed. Concurrent
-- transactions each add a row instead of updating the budget; a nightly job merges past days into the budget.
create table orcamento_mudanca (
  cliente_id integer not null,
  id bigint generated always as identity,
  orcamento_id bigint not null,
  momento timestamptz not null default now(),
  primary key (cliente_id, orcamento_id, id),
  foreign key (cliente_id, orcamento_id) references orcamento
);
call proteger('orcamento_mudanca');

-- Digital diplomas registered by staff: codes, links and the digest of the signed XML. Signatures are not
-- validated.
create table diploma (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  aluno_id bigint not null,
  curso_id bigint not null,
  emissora_nome text not null,
  emissora_cnpj text collate "C" not null,
  emissora_codigo_mec bigint,
  registradora_nome text,
  registradora_cnpj text collate "C",
  registradora_codigo_mec bigint,
  conclusao date not null,
  colacao_grau date,
  expedicao date,
  registro_livro text,
  registro_folha text,
  registro_numero text,
  registro_processo text,
  registro_data date,
  versao_leiaute text not null default '1.05',
  codigo_validacao text collate "C",
  url_xml text,
  url_representacao_visual text,
  hash_xml text collate "C",
  anulacao_data date,
  anulacao_motivo text,
  situacao text not null default 'Em emissão' check (situacao in ('Em emissão', 'Ativo', 'Anulado')),
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, aluno_id) references aluno,
  foreign key (cliente_id, curso_id) references curso
);
create unique index diploma_por_codigo on diploma (cliente_id, codigo_validacao);
create index diploma_por_atualizacao on diploma (cliente_id, atualizacao, id) include (inclusao);
create index diploma_por_aluno on diploma (cliente_id, aluno_id);
call proteger('diploma');

-- SQL that notes the budgets of contracts. relacao gives cliente_id, modalidade, unidade_id, curso_id and the
-- changed days (de, ate).
create function notar_orcamentos(relacao text) returns text language sql immutable
return format('insert into orcamento_mudanca (cliente_id, orcamento_id)
  select distinct o.cliente_id, o.id from (%s) k
    left join curso q on q.cliente_id = k.cliente_id and q.id = k.curso_id
    join orcamento o on o.cliente_id = k.cliente_id
     and k.modalidade = case o.tipo when ''Estágio'' then ''estagio'' when ''Monitoria'' then ''monitoria'' end
     and (o.unidade_id is null or o.unidade_id = coalesce(k.unidade_id, q.unidade_id))
     and k.ate >= make_date(o.exercicio, case o.semestre when 2 then 7 else 1 end, 1)
     and k.de < make_date(o.exercicio + case o.semestre when 1 then 0 else 1 end, case o.semestre when 1 then 7 else 1 end, 1);',
  relacao);

-- Merges notes older than a moment into their budgets.
create function juntar_mudancas_de_orcamentos(ate timestamptz) returns void language sql as $$
  with tiradas as (
    delete from orcamento_mudanca where cliente_id = (select cliente_atual()) and momento < ate
    returning cliente_id, orcamento_id, momento)
  update orcamento o set atualizacao = greatest(o.atualizacao, t.momento)
    from (select cliente_id, orcamento_id, max(momento) as momento from tiradas group by 1, 2) t
   where o.cliente_id = t.cliente_id and o.id = t.orcamento_id
$$;

-- Recess in days. A month that begins on a day which the last month does not have is complete on the first day
-- after that month (Civil Code, article 132, § 3), as in server/money/recess.ts: 31 October to 27 February
-- leaves 28 days.
create function direito_de_recesso(inicio date, termino date, fracao integer) returns integer language sql immutable
return (
  select ceil((m.meses + case when termino + 1 - (inicio + make_interval(months => m.meses))::date >= fracao then 1 else 0 end) * 2.5)::integer
    from (select (extract(year from termino + 1) - extract(year from inicio))::integer * 12
               + (extract(month from termino + 1) - extract(month from inicio))::integer
               - case when extract(day from termino + 1) < extract(day from inicio) then 1 else 0 end as meses) m);

----------------------------------------------------------------------------------------------------
-- Workforce and recruitment
----------------------------------------------------------------------------------------------------

create table area (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  referencia text collate "C" not null,
  nome text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, referencia)
);
call proteger('area');

create table cargo (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  referencia text collate "C" not null,
  nome text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, referencia)
);
call proteger('cargo');

create table horario (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  referencia text collate "C" not null,
  descricao text not null,
  validade date,
  turnos jsonb not null default '[]',
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, referencia)
);
call proteger('horario');

create table colaborador (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  cpf text collate "C" not null,
  nome text not null,
  nascimento date,
  email text,
  celular text,
  telefone text,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  -- Optimistic version.
  versao integer not null default 1,
  primary key (cliente_id, id),
  unique (cliente_id, cpf)
);
create index colaborador_por_atualizacao on colaborador (cliente_id, atualizacao, id) include (inclusao);
call proteger('colaborador');

create table vaga (
  cliente_id integer not null,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  origem text not null default 'Recrutamento' check (origem in ('Recrutamento', 'Workforce')),
  situacao text not null default situacao_inicial_vaga() check (situacao in
    ('Em aprovação', 'Aberta', 'Suspensa', 'Reprovada', 'Encerrada', 'Cancelada')),
  titulo text not null,
  tipo text not null,
  concedente_id bigint,
  quantidade bigint not null,
  quantidade_pcd bigint,
  descricao text,
  requisitos text,
  cursos json,
  nivel text,
  periodo_minimo bigint,
  horas_diarias numeric(4, 2),
  horas_semanais numeric(4, 2),
  horario text,
  bolsa_valor numeric(10, 2),
  bolsa_tipo text,
  auxilio_transporte boolean not null default false,
  beneficios text,
  modalidade text,
  cidade text,
  uf text,
  inicio_inscricao date not null,
  fim_inscricao date,
  contato_email text,
  confidencial boolean not null default false,
  encerramento_motivo text,
  encerramento_data date,
  encerramento_observacao text,
  quantidade_preenchida bigint,
  lote_encerramento_id bigint,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  versao integer not null default 1,
  unidade_id bigint,
  area_id bigint,
  cargo_id bigint,
  horario_id bigint,
  -- Reason of the vacancy, and the replaced employee.
  motivo text check (motivo in ('Aumento de quadro', 'Substituição')),
  substituido_id bigint,
  proposta_id bigint,
  primary key (cliente_id, id),
  unique (cliente_id, identificacao),
  foreign key (cliente_id, concedente_id) references pessoa,
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, area_id) references area,
  foreign key (cliente_id, cargo_id) references cargo,
  foreign key (cliente_id, horario_id) references horario,
  foreign key (cliente_id, substituido_id) references colaborador,
  foreign key (cliente_id, proposta_id) references proposta,
  constraint vaga_de_quem check (case origem when 'Workforce' then num_nonnulls(unidade_id, cargo_id) = 2
    else num_nonnulls(concedente_id, descricao, fim_inscricao) = 3 end)
);
create index vaga_por_concedente on vaga (cliente_id, concedente_id);
create index vaga_por_atualizacao on vaga (cliente_id, atualizacao, id) include (inclusao);
-- For the daily calendar moves.
create index vaga_por_prazo on vaga (cliente_id, situacao, fim_inscricao);
-- Finds the vacancy that a hire may fill, and lists those of the workforce.
create index vaga_por_lotacao on vaga (cliente_id, unidade_id, cargo_id) where origem = 'Workforce';
create index vaga_da_forca_de_trabalho on vaga (cliente_id, inclusao, id) where origem = 'Workforce';
call proteger('vaga');

create table curriculo (
  cliente_id integer not null,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  aluno_id bigint,
  nome text not null,
  nome_social text,
  cpf text collate "C",
  documento text,
  email text not null,
  email_chave text collate "C" not null,
  telefone text,
  nascimento date,
  sexo text,
  cidade text,
  uf text,
  cep text,
  dados_deficiencia bytea,
  objetivo text,
  pretensao numeric(10, 2),
  formacoes json,
  experiencias json,
  idiomas json,
  arquivo_nome text,
  arquivo_sha256 text collate "C",
  arquivo_tamanho bigint,
  arquivo_tipo text,
  consentimento date,
  validade date,
  ativo boolean not null default true,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  revogacao date,
  anonimizacao timestamptz,
  primary key (cliente_id, id),
  unique (cliente_id, identificacao)
);
create unique index curriculo_cpf on curriculo (cliente_id, cpf) where ativo and cpf is not null;
create unique index curriculo_email on curriculo (cliente_id, email_chave) where ativo;
create index curriculo_por_cpf on curriculo (cliente_id, cpf) where cpf is not null;
create index curriculo_por_lote on curriculo (cliente_id, lote_id);
create index curriculo_por_atualizacao on curriculo (cliente_id, atualizacao, id) include (inclusao);
create index curriculo_por_email on curriculo (cliente_id, email_chave);
create index curriculo_por_aluno on curriculo (cliente_id, aluno_id) where aluno_id is not null;
-- For the daily job.
create index curriculo_por_consentimento on curriculo (cliente_id, consentimento) where anonimizacao is null;
-- Finds the student of résumés from applications by e-mail and CPF.
create index curriculo_de_candidatura on curriculo (cliente_id, aluno_id) where email_chave = identificacao;
-- Contracts show the student's latest active résumé.
create index curriculo_ativo_por_aluno on curriculo (cliente_id, aluno_id, id) where ativo and aluno_id is not null;
create index curriculo_a_vencer on curriculo (cliente_id, validade) where ativo and validade is not null;
call proteger('curriculo');

-- Applications for vacancies.
create table candidatura (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  vaga_id bigint not null,
  curriculo_id bigint not null,
  situacao text not null default 'Em andamento' check (situacao in
    ('Em andamento', 'Contratada', 'Recusada', 'Desistência', 'Encerrada')),
  -- A stage of the client's own list at that time.
  etapa text not null,
  -- For a place reserved for persons with a disability.
  reservada boolean not null default false,
  apresentacao text,
  contratacao date,
  -- The employee hired by the institution itself; a contract names its application.
  colaborador_id bigint,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, vaga_id, curriculo_id),
  foreign key (cliente_id, vaga_id) references vaga,
  foreign key (cliente_id, curriculo_id) references curriculo,
  foreign key (cliente_id, colaborador_id) references colaborador
);
create index candidatura_por_atualizacao on candidatura (cliente_id, atualizacao, id) include (inclusao);
create index candidatura_por_vaga on candidatura (cliente_id, vaga_id, situacao);
create index candidatura_por_curriculo on candidatura (cliente_id, curriculo_id, situacao);
call proteger('candidatura');

-- Stages of an application with moment and author.
create table candidatura_etapa (
  cliente_id integer not null,
  candidatura_id bigint not null,
  id bigint generated always as identity,
  etapa text not null,
  autor text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  momento timestamptz not null default now(),
  primary key (cliente_id, candidatura_id, id),
  foreign key (cliente_id, candidatura_id) references candidatura
);
call proteger('candidatura_etapa');
revoke update, delete on candidatura_etapa from vinculo_app;

-- One row per period of employment; a rehire is a new period.
create table colaborador_contrato (
  cliente_id integer not null,
  colaborador_id bigint not null,
  id bigint generated always as identity,
  inicio date not null,
  contratacao date not null,
  unidade_id bigint not null,
  area_id bigint,
  cargo_id bigint not null,
  horario_id bigint,
  horario text,
  saida date,
  tipo_saida text,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  -- The vacancy that the hire filled.
  vaga_id bigint,
  -- The source named the vacancy; otherwise the platform found it.
  vaga_informada boolean not null default false,
  -- The exit was announced before its day, which is still worked.
  programada boolean not null default false,
  motivo_saida text,
  -- The day on which the period was cancelled, before it began. Cancelled periods may overlap others.
  cancelamento date,
  primary key (cliente_id, colaborador_id, id),
  foreign key (cliente_id, colaborador_id) references colaborador,
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, area_id) references area,
  foreign key (cliente_id, cargo_id) references cargo,
  foreign key (cliente_id, horario_id) references horario,
  foreign key (cliente_id, vaga_id) references vaga,
  check (contratacao <= inicio),
  check (saida >= inicio),
  check (cancelamento < inicio),
  check (tipo_saida in ('Voluntário', 'Involuntário', 'Término de contrato', 'Não se aplica')),
  check (saida is not null or num_nonnulls(tipo_saida, motivo_saida) = 0),
  check (saida is not null or not programada),
  check (vaga_id is not null or not vaga_informada),
  -- Periods of an employee do not overlap. The number is a range of one, because GiST compares ranges without
  -- an extension.
  constraint colaborador_contrato_separado exclude using gist
    (int8range(colaborador_id, colaborador_id, '[]') with &&, daterange(inicio, saida, '[]') with &&)
    where (cancelamento is null)
);
create index colaborador_contrato_por_vaga on colaborador_contrato (cliente_id, vaga_id) where vaga_id is not null;
create index colaborador_contrato_por_contratacao on colaborador_contrato (cliente_id, contratacao, id);
call proteger('colaborador_contrato');

-- Workplace since a transfer. Before the first one it is in the period.
create table colaborador_lotacao (
  cliente_id integer not null,
  id bigint generated always as identity,
  colaborador_id bigint not null,
  contrato_id bigint not null,
  desde date not null,
  unidade_id bigint not null,
  area_id bigint,
  cargo_id bigint not null,
  horario_id bigint,
  horario text,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, contrato_id, desde),
  foreign key (cliente_id, colaborador_id, contrato_id) references colaborador_contrato,
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, area_id) references area,
  foreign key (cliente_id, cargo_id) references cargo,
  foreign key (cliente_id, horario_id) references horario
);
call proteger('colaborador_lotacao');

-- Access links of employees, and the sessions that they begin.
create table colaborador_acesso (
  cliente_id integer not null,
  id bigint generated always as identity,
  colaborador_id bigint not null,
  -- SHA-256 of 256 random bits.
  hash bytea not null unique,
  destino text not null,
  expira_em timestamptz not null,
  usado_em timestamptz,
  revogado_em timestamptz,
  -- SHA-256 of the session token.
  sessao_hash bytea unique,
  sessao_expira_em timestamptz,
  sessao_encerrada_em timestamptz,
  navegador text,
  endereco inet,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, colaborador_id) references colaborador,
  check (num_nulls(usado_em, sessao_hash, sessao_expira_em) in (0, 3)),
  check (usado_em is null or revogado_em is null)
);
-- One open link per employee.
create unique index colaborador_acesso_aberto on colaborador_acesso (cliente_id, colaborador_id)
  where usado_em is null and revogado_em is null;
create index colaborador_acesso_por_inclusao on colaborador_acesso (cliente_id, inclusao);
call proteger('colaborador_acesso');
-- Before the client is known, exactly the row whose hash the bearer proved is visible.
create policy do_portador on colaborador_acesso for select
  using (hash = decode(nullif(current_setting('vinculo.link', true), ''), 'hex')
    or sessao_hash = decode(nullif(current_setting('vinculo.sessao', true), ''), 'hex'));

-- Whether a period has ended on a day.
create function deixou(p colaborador_contrato, dia date) returns boolean language sql immutable
return coalesce(p.saida < dia or p.saida = dia and not p.programada, false);

-- The period that determines an employee's state on a day: the current one, else the next, else the last.
create function periodo_em(cliente integer, colaborador bigint, dia date) returns bigint language sql stable
return (
  select p.id from colaborador_contrato p
   where p.cliente_id = cliente and p.colaborador_id = colaborador and p.cancelamento is null
   order by case when p.inicio > dia then 1 when deixou(p, dia) then 2 else 0 end,
            case when p.inicio > dia then p.inicio end, p.inicio desc
   limit 1);

-- State of an employee by number, derived from the periods.
create function situacao_colaborador(cliente integer, colaborador bigint, dia date) returns text language sql stable
return (select case when p.inicio > dia then 'Admissão futura' when p.id is null or deixou(p, dia) then 'Desligado'
                    when p.saida is null then 'Ativo' else 'Saída programada' end
          from (select) um left join colaborador_contrato p on p.cliente_id = cliente and p.colaborador_id = colaborador
           and p.id = periodo_em(cliente, colaborador, dia));

create function situacao_colaborador(c colaborador, dia date) returns text language sql stable
return situacao_colaborador(c.cliente_id, c.id, dia);

-- Each period with its current workplace.
create view lotacao_atual with (security_invoker) as
  select p.cliente_id, p.colaborador_id, p.id as contrato_id, coalesce(l.desde, p.inicio) as desde,
         case when l.id is null then p.unidade_id else l.unidade_id end as unidade_id,
         case when l.id is null then p.area_id else l.area_id end as area_id,
         case when l.id is null then p.cargo_id else l.cargo_id end as cargo_id,
         case when l.id is null then p.horario_id else l.horario_id end as horario_id,
         case when l.id is null then p.horario else l.horario end as horario, l.id as lotacao_id
    from colaborador_contrato p
    left join lateral (select * from colaborador_lotacao l
                        where l.cliente_id = p.cliente_id and l.contrato_id = p.id
                        order by l.desde desc limit 1) l on true;

-- Links résumés to their student.
create function ligar_curriculos() returns trigger language plpgsql as $$
begin
  if exists (select from curriculo where cliente_id = cliente_atual()) then
    update curriculo c set aluno_id = m.id, atualizacao = greatest(now(), c.inclusao) from mudou m
     where c.cliente_id = m.cliente_id and c.cpf = m.cpf and m.ativo and c.aluno_id is distinct from m.id;
  end if;
  return null;
end $$;

create trigger ligar_ao_insert after insert on aluno referencing new table as mudou
  for each statement execute function ligar_curriculos();
create trigger ligar_ao_update after update on aluno referencing new table as mudou
  for each statement execute function ligar_curriculos();

-- Erases personal data from résumés: their columns, and what applications, messages, the audit trail and
-- histories say of them. The application may not change the trail except through this function. Rows stay, so
-- that counts stay.
create function esquecer_curriculos(esquecidos bigint[]) returns void language plpgsql security definer
set search_path = vinculo, pg_temp as $$
declare
  cliente constant integer := cliente_atual();
  ids constant bigint[] := array(select c.id from curriculo c
    where c.cliente_id = cliente and c.id = any(esquecidos) and c.anonimizacao is null for update);
  pedidos constant bigint[] := array(select k.id from candidatura k
    where k.cliente_id = cliente and k.curriculo_id = any(ids));
  cartas bigint[];
begin
  update curriculo c set nome = 'Anonimizado', nome_social = null, cpf = null, documento = null, email = '',
         email_chave = '', telefone = null, nascimento = null, sexo = null, cidade = null, uf = null, cep = null,
         dados_deficiencia = null, objetivo = null, pretensao = null, formacoes = null, experiencias = null,
         idiomas = null, arquivo_nome = null, arquivo_sha256 = null, arquivo_tamanho = null, arquivo_tipo = null,
         aluno_id = null, ativo = false, validade = least(c.validade, hoje_do_cliente()), impressao = null,
         anonimizacao = now(), atualizacao = greatest(now(), c.inclusao)
   where c.cliente_id = cliente and c.id = any(ids);
  update candidatura k set apresentacao = null, reservada = false
   where k.cliente_id = cliente and k.id = any(pedidos) and (k.apresentacao is not null or k.reservada);
  update historico h set motivo = null, achados = '[]'
   where h.cliente_id = cliente and h.entidade = 'candidatura' and h.registro_id = any(pedidos);
  delete from correcao c using curriculo v
   where c.cliente_id = cliente and v.cliente_id = cliente and v.id = any(ids)
     and c.entidade = 'curriculo' and c.chave = v.identificacao;
  select array_agg(m.id) into cartas from mensagem m
   where m.cliente_id = cliente and m.entidade = 'candidatura' and m.registro_id = any(pedidos);
  delete from mensagem m where m.cliente_id = cliente and m.id = any(cartas);
  delete from auditoria a
   where a.cliente_id = cliente and a.quantidade = 1 and a.acao in ('Alteração', 'Inativação')
     and (a.entidade = 'curriculo' and a.menor = any(ids) or a.entidade = 'candidatura' and a.menor = any(pedidos)
       or a.entidade = 'mensagem' and a.menor = any(cartas));
  insert into auditoria (cliente_id, entidade, acao, quantidade, menor, maior, campos)
  select cliente, 'curriculo', 'Alteração', 1, id, id, json_build_array(json_build_array('anonimizacao', '', now()::text))
    from unnest(ids) id;
end $$;

revoke all on function esquecer_curriculos(bigint[]) from public;

grant execute on function esquecer_curriculos(bigint[]) to vinculo_app;

----------------------------------------------------------------------------------------------------
-- Contracts
----------------------------------------------------------------------------------------------------

create table contrato (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  numero bigint not null,
  sequencia integer not null default 1 check (sequencia > 0),
  modalidade text collate "C" not null check (modalidade in ('monitoria', 'estagio')),
  tipo_contrato text not null,
  tipo_estagio text check (tipo_estagio in ('Obrigatório', 'Não obrigatório')),
  situacao text not null default 'Incluído' check (situacao in
    ('Incluído', 'Aguardando assinatura', 'Ativo', 'Concluído', 'Cancelado', 'Rescindido')),
  aluno_id bigint not null,
  unidade_id bigint,
  curso_id bigint,
  professor_id bigint,
  concedente_id bigint,
  instituicao_id bigint,
  agente_id bigint,
  convenio_id bigint,
  proposta_id bigint,
  semestre text,
  inicio date not null,
  encerramento date not null,
  bolsa_valor numeric(10, 2),
  bolsa_tipo text check (bolsa_tipo in ('Mensal', 'Por hora')),
  -- Rendered JSON of the bank object, sealed.
  banco bytea,
  beneficio text,
  modalidade_atendimento text,
  horas_semanal numeric(5, 2),
  horas_em_aula numeric(5, 2),
  horas_extraclasse numeric(5, 2),
  atividades text,
  horario_dias text,
  local_atendimento text,
  plano_estagio text,
  seguro text check (seguro in ('Próprio', 'Concedente')),
  seguro_apolice text,
  seguro_seguradora text,
  cancelamento date,
  rescisao date,
  rescisao_motivo text,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  -- Rendered JSON of the answer's element; null if something that it shows changed.
  documento text,
  supervisor_id bigint,
  supervisor_cargo text,
  supervisor_formacao text,
  responsavel_id bigint,
  vaga_id bigint,
  apolice_id bigint,
  area_atuacao text,
  horas_diaria numeric(4, 2),
  horas_total integer,
  horarios json,
  auxilio_transporte_valor numeric(10, 2),
  auxilio_transporte_tipo text check (auxilio_transporte_tipo in ('Mensal', 'Diário')),
  contratacao date,
  -- Day on which a signed amendment takes effect.
  vigora_em date,
  aditivo_tipo text,
  aditivo_descricao text,
  origem text not null default 'Plataforma' check (origem in ('Plataforma', 'Importação')),
  importador text,
  versao integer not null default 1,
  -- Day on which a contract without signatures is cancelled.
  cancela_em date,
  -- The application that led to the contract. Monitoring vacancies lead to a proposal instead.
  candidatura_id bigint,
  -- The last month that was paid before an import.
  pago_ate text collate "C" check (pago_ate ~ '^\d{4}-\d{2}$'),
  primary key (cliente_id, id),
  unique (cliente_id, numero, sequencia),
  foreign key (cliente_id, aluno_id) references aluno,
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, curso_id) references curso,
  foreign key (cliente_id, professor_id) references professor,
  foreign key (cliente_id, concedente_id) references pessoa,
  foreign key (cliente_id, instituicao_id) references pessoa,
  foreign key (cliente_id, agente_id) references pessoa,
  foreign key (cliente_id, convenio_id) references convenio,
  foreign key (cliente_id, proposta_id) references proposta,
  foreign key (cliente_id, supervisor_id) references pessoa,
  foreign key (cliente_id, responsavel_id) references pessoa,
  foreign key (cliente_id, vaga_id) references vaga,
  foreign key (cliente_id, apolice_id) references apolice,
  foreign key (cliente_id, candidatura_id) references candidatura,
  check (encerramento >= inicio),
  check (atualizacao >= inclusao)
);
create index contrato_por_atualizacao on contrato (cliente_id, modalidade, atualizacao, id) include (inclusao);
create index contrato_por_aluno on contrato (cliente_id, aluno_id);
create index contrato_por_professor on contrato (cliente_id, professor_id);
create index contrato_por_proposta on contrato (cliente_id, proposta_id);
create index contrato_por_concedente on contrato (cliente_id, concedente_id);
create index contrato_sem_documento on contrato (cliente_id, id) where documento is null and modalidade = 'monitoria';
create index contrato_por_mudanca on contrato (cliente_id, atualizacao, id);
create index contrato_por_supervisor on contrato (cliente_id, supervisor_id);
create index contrato_por_apolice on contrato (cliente_id, apolice_id);
create index contrato_por_contratacao on contrato (cliente_id, contratacao, id) where contratacao is not null;
-- For the daily calendar moves.
create index contrato_por_encerramento on contrato (cliente_id, situacao, encerramento);
create index contrato_por_rescisao on contrato (cliente_id, situacao, rescisao) where rescisao is not null;
create index contrato_por_vigencia on contrato (cliente_id, situacao, vigora_em) where vigora_em is not null;
-- Committed amounts are looked up by unit.
create index contrato_por_unidade on contrato (cliente_id, unidade_id);
create index contrato_por_curso on contrato (cliente_id, curso_id);
create index contrato_por_cancelamento on contrato (cliente_id, situacao, cancela_em) where cancela_em is not null;
create unique index contrato_por_candidatura on contrato (cliente_id, candidatura_id) where candidatura_id is not null;
create index contrato_por_vaga on contrato (cliente_id, vaga_id) where vaga_id is not null;
call proteger('contrato');

create table contrato_beneficio (
  cliente_id integer not null,
  contrato_id bigint not null,
  id bigint generated always as identity,
  beneficio text not null,
  dias_uteis boolean not null default false,
  valor numeric(10, 2),
  percentual numeric(5, 2),
  tipo text check (tipo in ('Diário', 'Mensal')),
  quantidade_diaria integer,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, contrato_id, id),
  foreign key (cliente_id, contrato_id) references contrato
);
call proteger('contrato_beneficio');

create table contrato_recesso (
  cliente_id integer not null,
  contrato_id bigint not null,
  id bigint generated always as identity,
  inicio date not null,
  termino date not null,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, contrato_id, id),
  foreign key (cliente_id, contrato_id) references contrato,
  check (termino >= inicio)
);
call proteger('contrato_recesso');

create table contrato_historico (
  cliente_id integer not null,
  contrato_id bigint not null,
  id bigint generated always as identity,
  historico text not null,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, contrato_id, id),
  foreign key (cliente_id, contrato_id) references contrato
);
call proteger('contrato_historico');

create table parcela (
  cliente_id integer not null,
  contrato_id bigint not null,
  parcela integer not null,
  data date not null,
  valor_bolsa numeric(10, 2) not null,
  tipo_taxa text not null check (tipo_taxa in ('A pagar', 'A receber')),
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  id bigint generated always as identity,
  -- Day of payment. Paid instalments do not change.
  pagamento date,
  primary key (cliente_id, contrato_id, parcela),
  foreign key (cliente_id, contrato_id) references contrato
);
call proteger('parcela');

-- Attendance by month: unexcused absences, days present, approved hours.
create table frequencia (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  contrato_numero bigint not null,
  competencia text collate "C" not null,
  faltas integer not null default 0 check (faltas between 0 and 31),
  dias integer check (dias between 0 and 31),
  horas numeric(6, 2) not null default 0 check (horas >= 0),
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, contrato_numero, competencia)
);
call proteger('frequencia');

create table registro_atividade (
  cliente_id integer not null,
  contrato_id bigint not null,
  id bigint generated always as identity,
  realizacao date,
  inicio date,
  termino date,
  atividades text not null,
  situacao text not null default 'Incluída',
  aprovacao timestamptz,
  inclusao timestamptz not null default now(),
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  versao integer not null default 1,
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, contrato_id) references contrato,
  constraint registro_atividade_situacao_check check (situacao in ('Incluída', 'Enviada', 'Devolvida', 'Aprovada')),
  check (termino >= inicio)
);
create index registro_atividade_por_contrato on registro_atividade (cliente_id, contrato_id, id);
create index registro_atividade_por_atualizacao on registro_atividade (cliente_id, atualizacao, id) include (inclusao);
call proteger('registro_atividade');

create table solicitacao (
  cliente_id integer not null,
  contrato_id bigint,
  id bigint generated always as identity,
  tipo text not null,
  situacao text not null default situacao_inicial_solicitacao() check (situacao in ('Em elaboração', 'Incluída', 'Atendida', 'Cancelada')),
  motivo text,
  data date,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  -- Contract number: one open termination request per number, on any of its sequences.
  contrato_numero bigint,
  -- The requesting party. Of the persons below, the one of this kind; the others are concerned by the request.
  solicitante text not null default 'Instituição' check (solicitante in
    ('Aluno', 'Professor', 'Concedente', 'Supervisor', 'Responsável', 'Instituição')),
  aluno_id bigint,
  professor_id bigint,
  pessoa_id bigint,
  curso_id bigint,
  descricao text,
  -- Requested period of a recess, contract or agreement.
  inicio date,
  termino date,
  prazo date,
  atendimento timestamptz,
  responsavel text,
  -- The resulting record: noun and number.
  resultado text,
  resultado_id bigint,
  versao integer not null default 1,
  atualizacao timestamptz not null default now(),
  -- Data of the requested contract, amendment or equivalence. Columns have the names of the contract's or
  -- equivalence's.
  proposta_id bigint,
  modalidade text check (modalidade in ('estagio', 'monitoria')),
  tipo_estagio text check (tipo_estagio in ('Obrigatório', 'Não obrigatório')),
  horas_diaria numeric(4, 2),
  horas_semanal numeric(5, 2),
  bolsa_valor numeric(10, 2),
  auxilio_transporte_valor numeric(10, 2),
  plano_estagio text,
  -- Activity of an equivalence.
  atividade text check (atividade in
    ('Extensão', 'Monitoria', 'Iniciação científica', 'Intercâmbio no exterior', 'Atividade profissional')),
  horas_solicitadas integer check (horas_solicitadas > 0),
  primary key (cliente_id, id),
  foreign key (cliente_id, contrato_id) references contrato,
  foreign key (cliente_id, aluno_id) references aluno,
  foreign key (cliente_id, professor_id) references professor,
  foreign key (cliente_id, pessoa_id) references pessoa,
  foreign key (cliente_id, curso_id) references curso,
  foreign key (cliente_id, proposta_id) references proposta,
  constraint solicitacao_tipo_check check (tipo in ('Inclusão de contrato', 'Alteração contratual', 'Rescisão',
    'Recesso', 'Declaração', 'Equivalência', 'Convênio')),
  check (num_nulls(contrato_id, contrato_numero) <> 1),
  check (contrato_id is not null or tipo in ('Inclusão de contrato', 'Equivalência', 'Convênio')),
  check (num_nulls(resultado, resultado_id) <> 1),
  check (case solicitante when 'Aluno' then aluno_id when 'Professor' then professor_id when 'Instituição' then 0
    else pessoa_id end is not null)
);
create unique index solicitacao_rescisao_aberta on solicitacao (cliente_id, contrato_numero)
  where tipo = 'Rescisão' and situacao in ('Em elaboração', 'Incluída');
create index solicitacao_por_contrato on solicitacao (cliente_id, contrato_id, id);
create index solicitacao_por_atualizacao on solicitacao (cliente_id, atualizacao, id) include (inclusao);
create index solicitacao_por_aluno on solicitacao (cliente_id, aluno_id) where aluno_id is not null;
create index solicitacao_por_professor on solicitacao (cliente_id, professor_id) where professor_id is not null;
create index solicitacao_por_pessoa on solicitacao (cliente_id, pessoa_id) where pessoa_id is not null;
call proteger('solicitacao');

-- Pending items. Activity reports are pending items with a grade.
create table pendencia (
  cliente_id integer not null,
  contrato_id bigint,
  id bigint generated always as identity,
  tipo text not null,
  situacao text not null default 'Pendente' check (situacao in ('Pendente', 'Em aprovação', 'Aprovado', 'Entregue', 'Cancelado')),
  prazo_entrega date,
  entrega date,
  parecer_estagiario text,
  parecer_estagiario_em timestamptz,
  parecer_concedente text,
  parecer_concedente_em timestamptz,
  parecer_professor text,
  parecer_professor_em timestamptz,
  disciplina_id bigint,
  avaliacao text,
  nota numeric(5, 2),
  validade date,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  projeto_extensao_id bigint,
  aluno_id bigint,
  professor_id bigint,
  arquivo_id bigint,
  versao integer not null default 1,
  -- Last day of the reported period. It stays when the deadline is extended.
  periodo_ate date,
  primary key (cliente_id, id),
  foreign key (cliente_id, contrato_id) references contrato,
  foreign key (cliente_id, disciplina_id) references disciplina,
  foreign key (cliente_id, aluno_id) references aluno,
  foreign key (cliente_id, professor_id) references professor,
  foreign key (cliente_id, projeto_extensao_id) references projeto_extensao,
  constraint pendencia_tipo_check check (tipo in
    ('Relatório de atividades', 'Relatório final', 'Alteração contratual', 'Rescisão contratual',
    'Requerimento de matrícula', 'Contrato assinado', 'Avaliação campo estágio', 'Apontamento de horas',
    'Relatório parcial', 'Lista de presença', 'Termo de participação', 'Prestação de contas',
    'Avaliação da comunidade')),
  constraint pendencia_de_um_so check (num_nonnulls(contrato_id, projeto_extensao_id) = 1),
  constraint pendencia_responsavel check (projeto_extensao_id is null or num_nonnulls(aluno_id, professor_id) = 1)
);
create index relatorio_por_inclusao on pendencia (cliente_id, inclusao, id)
  where tipo in ('Relatório de atividades', 'Relatório final');
create index pendencia_por_contrato on pendencia (cliente_id, contrato_id, id);
create index pendencia_por_projeto_extensao on pendencia (cliente_id, projeto_extensao_id, id)
  where projeto_extensao_id is not null;
create index pendencia_por_atualizacao on pendencia (cliente_id, atualizacao, id) include (inclusao);
create index pendencia_por_prazo on pendencia (cliente_id, situacao, prazo_entrega);
-- For the daily calendar moves.
create index pendencia_por_validade on pendencia (cliente_id, situacao, validade) where validade is not null;
call proteger('pendencia');

-- Days of recess of a contract's number up to a day: recess planned after the last day of a contract was not taken.
create function recesso_gozado(cliente integer, numero_do_contrato bigint, ate date) returns integer language sql stable
return (
  select coalesce(sum(least(r.termino, ate) - r.inicio + 1), 0)::integer
    from contrato n join contrato_recesso r on r.cliente_id = n.cliente_id and r.contrato_id = n.id
   where n.cliente_id = cliente and n.numero = numero_do_contrato and r.inicio <= ate);

create function numerar_solicitacao() returns trigger language plpgsql as $$
begin
  new.contrato_numero := (select numero from contrato where cliente_id = new.cliente_id and id = new.contrato_id);
  return new;
end $$;

create trigger numerar before insert or update of contrato_id on solicitacao
  for each row execute function numerar_solicitacao();

----------------------------------------------------------------------------------------------------
-- Files, documents and signatures
----------------------------------------------------------------------------------------------------

create table arquivo (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  contrato_id bigint,
  nome text not null,
  nome_fisico text not null default '',
  prazo date,
  situacao_assinatura text not null default 'Não enviado',
  situacao text not null default 'Em Aprovação',
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  convenio_id bigint,
  tipo text not null default 'Outros',
  pendencia_id bigint,
  solicitacao_id bigint,
  equivalencia_id bigint,
  projeto_extensao_id bigint,
  apolice_id bigint,
  pessoa_id bigint,
  -- Null while the document is being generated, and for files known by name only.
  arquivo_sha256 text collate "C",
  tamanho bigint,
  tipo_mime text,
  motivo_recusa text,
  versao integer not null default 1,
  primary key (cliente_id, id),
  foreign key (cliente_id, contrato_id) references contrato,
  foreign key (cliente_id, convenio_id) references convenio,
  foreign key (cliente_id, pessoa_id) references pessoa,
  foreign key (cliente_id, projeto_extensao_id) references projeto_extensao,
  foreign key (cliente_id, equivalencia_id) references equivalencia,
  foreign key (cliente_id, pendencia_id) references pendencia,
  foreign key (cliente_id, solicitacao_id) references solicitacao,
  foreign key (cliente_id, apolice_id) references apolice,
  check (situacao_assinatura in
    ('Não enviado', 'Aguardando Assinatura', 'Solução Pendente', 'Vencido', 'Finalizado', 'Cancelado')),
  check (situacao in ('Em Aprovação', 'Aprovado', 'Recusado')),
  check (tipo in
    ('Termo de compromisso', 'Termo de monitoria', 'Plano de atividades', 'Termo aditivo', 'Termo de rescisão',
    'Termo de realização', 'Relatório de atividades', 'Declaração', 'Recibo', 'Apólice', 'Convênio', 'Outros')),
  -- A file belongs to one record. A file delivered for a request or pending item of a contract also belongs to
  -- the contract.
  constraint arquivo_de_um_so check (num_nonnulls(coalesce(contrato_id, pendencia_id, solicitacao_id), convenio_id,
    equivalencia_id, projeto_extensao_id, apolice_id, pessoa_id) = 1)
);
create index arquivo_por_contrato on arquivo (cliente_id, contrato_id, id);
create index arquivo_por_convenio on arquivo (cliente_id, convenio_id, id) where convenio_id is not null;
-- Unsigned files are the first state and appear in no list of signatures.
create index arquivo_em_ordem_de_situacao_assinatura on arquivo (cliente_id, (case situacao_assinatura when 'Não enviado' then 1 when 'Aguardando Assinatura' then 2 when 'Solução Pendente' then 3 when 'Vencido' then 4 when 'Finalizado' then 5 when 'Cancelado' then 6 end), id)
  where situacao_assinatura <> 'Não enviado';
create index arquivo_por_atualizacao on arquivo (cliente_id, atualizacao, id) include (inclusao);
create index arquivo_por_pessoa on arquivo (cliente_id, pessoa_id) where pessoa_id is not null;
create index arquivo_por_pendencia on arquivo (cliente_id, pendencia_id) where pendencia_id is not null;
create index arquivo_por_solicitacao on arquivo (cliente_id, solicitacao_id) where solicitacao_id is not null;
-- For the daily calendar moves.
create index arquivo_por_prazo on arquivo (cliente_id, situacao_assinatura, prazo);
create index arquivo_por_projeto_extensao on arquivo (cliente_id, projeto_extensao_id, id) where projeto_extensao_id is not null;
create index arquivo_por_equivalencia on arquivo (cliente_id, equivalencia_id, id) where equivalencia_id is not null;
create index arquivo_por_apolice on arquivo (cliente_id, apolice_id) where apolice_id is not null;
call proteger('arquivo');

create table assinatura (
  cliente_id integer not null,
  arquivo_id bigint not null,
  id bigint generated always as identity,
  assinante text not null,
  nome text not null,
  email text,
  envio timestamptz,
  assinado boolean not null default false,
  recusado boolean not null default false,
  assinado_em timestamptz,
  -- Null in signatures of earlier versions.
  parte text check (parte in ('aluno', 'responsavel', 'concedente', 'supervisor', 'professor', 'instituicao')),
  -- Number of the student, the professor or the person; null for the institution.
  parte_id bigint,
  ordem integer not null default 1 check (ordem > 0),
  nivel text not null default 'simples' check (nivel in ('simples', 'avançada', 'qualificada')),
  nivel_dado text check (nivel_dado in ('simples', 'avançada', 'qualificada', 'externa')),
  motivo_recusa text,
  primary key (cliente_id, arquivo_id, id),
  unique (cliente_id, id),
  foreign key (cliente_id, arquivo_id) references arquivo,
  check (not (assinado and recusado))
);
create index assinatura_por_parte on assinatura (cliente_id, parte, parte_id) where not assinado and not recusado;
call proteger('assinatura');

-- Evidence of signatures; append-only.
create table evidencia (
  cliente_id integer not null,
  id bigint generated always as identity,
  arquivo_id bigint not null,
  assinatura_id bigint not null,
  ato text not null check (ato in ('assinou', 'registrado')),
  momento timestamptz not null default now(),
  nome text not null,
  -- How the signer was identified, in words, as on the evidence page.
  meio text not null,
  nivel text not null check (nivel in ('simples', 'avançada', 'qualificada', 'externa')),
  endereco inet,
  navegador text,
  consentimento text,
  consentimento_versao integer,
  -- The message with the link, and its address.
  mensagem_id bigint,
  destino text,
  -- SHA-256 of the signed content.
  sha256 text collate "C" not null,
  primary key (cliente_id, id),
  foreign key (cliente_id, arquivo_id, assinatura_id) references assinatura
);
create index evidencia_por_arquivo on evidencia (cliente_id, arquivo_id, id);
call proteger('evidencia');
revoke update, delete on evidencia from vinculo_app;

-- Document templates of the client. The latest version is used; older ones do not change.
create table modelo (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  tipo text not null,
  edicao integer not null constraint modelo_versao_check check (edicao > 0),
  titulo text not null,
  corpo text not null,
  autor text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  situacao text not null default 'Rascunho' check (situacao in ('Rascunho', 'Publicado', 'Retirado')),
  versao integer not null default 1,
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  constraint modelo_cliente_id_tipo_versao_key unique (cliente_id, tipo, edicao),
  check (tipo in ('Termo de compromisso', 'Termo de monitoria', 'Termo aditivo', 'Termo de rescisão',
    'Termo de realização', 'Declaração', 'Recibo')),
  -- Deferred, so that one can be published and the other retired in either order.
  constraint modelo_publicado exclude using btree (cliente_id with =, tipo with =)
    where (situacao = 'Publicado') deferrable initially deferred
);
create index modelo_por_atualizacao on modelo (cliente_id, atualizacao, id) include (inclusao);
call proteger('modelo');

-- Generated and signed documents: data for verification, and the next step.
create table documento (
  cliente_id integer not null,
  id bigint generated always as identity,
  arquivo_id bigint not null,
  -- Null if the file was uploaded.
  tipo text,
  -- Null if the platform's template was used.
  modelo_id bigint,
  -- The data that the document was made from.
  dados jsonb not null default '{}',
  codigo text collate "C" not null unique,
  -- SHA-256 of the signed content; the file is the sealed one once it exists.
  arquivo_sha256 text collate "C",
  selado_em timestamptz,
  -- The next step of a worker, and when it is due.
  fazer text check (fazer in ('emitir', 'selar')),
  tentativas integer not null default 0,
  proxima timestamptz not null default now(),
  falha text,
  inclusao timestamptz not null default now(),
  -- Holder of the certificate that sealed the document; null without one.
  certificado text,
  primary key (cliente_id, id),
  unique (cliente_id, arquivo_id),
  foreign key (cliente_id, arquivo_id) references arquivo,
  foreign key (cliente_id, modelo_id) references modelo
);
create index documento_a_fazer on documento (cliente_id, proxima, id) where fazer is not null;
call proteger('documento');
-- Verification by code shows that document, before the client is known.
create policy do_codigo on documento for select
  using (codigo = nullif(current_setting('vinculo.codigo', true), ''));

-- Certificate that seals a client's signed documents.
create table certificado (
  cliente_id integer not null unique references cliente,
  id bigint generated always as identity,
  -- Subject of the certificate.
  titular text not null,
  valido_de timestamptz not null,
  valido_ate timestamptz not null,
  -- Private key and certificates, sealed.
  segredo bytea not null,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id)
);
call proteger('certificado');

-- Uploaded contents that no record names yet; deleted after a day.
create table conteudo (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  -- SHA-256 of the token of the upload.
  hash bytea not null,
  nome text not null,
  tipo_mime text not null,
  tamanho bigint not null,
  arquivo_sha256 text collate "C" not null,
  inclusao timestamptz not null default now(),
  -- Sender, to bound the number of unused contents of each.
  remetente text collate "C" not null default '',
  primary key (cliente_id, id),
  unique (cliente_id, hash)
);
create index conteudo_por_inclusao on conteudo (cliente_id, inclusao);
create index conteudo_por_remetente on conteudo (cliente_id, remetente);
call proteger('conteudo');

-- Contents of files, sealed, by the SHA-256 of the content.
create table arquivo_conteudo (
  cliente_id integer not null,
  sha256 text collate "C" not null check (sha256 ~ '^[0-9a-f]{64}$'),
  conteudo bytea not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, sha256)
);
-- Encrypted contents do not compress.
alter table arquivo_conteudo alter conteudo set storage external;
call proteger('arquivo_conteudo');
comment on table arquivo_conteudo is
  'Contents received before there was a file store: read from here until they are moved there';

-- Objects of the file store that no row names, and since when. They are removed after a day; a transaction
-- that names one deletes its row here.
create table arquivo_sem_dono (
  cliente_id integer not null,
  objeto text collate "C" not null,
  desde timestamptz not null default now(),
  primary key (cliente_id, objeto)
);
call proteger('arquivo_sem_dono');

----------------------------------------------------------------------------------------------------
-- Links and messages
----------------------------------------------------------------------------------------------------

-- Personal links, by which people without a login act.
create table link (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  -- SHA-256 of 256 random bits. Null until the secret is generated, when the message is sent or staff copies
  -- the link.
  hash bytea unique,
  parte text collate "C" not null,
  -- Number of the person in the party's table.
  pessoa_id bigint not null,
  nome text not null,
  finalidade text collate "C" not null,
  -- The record; null if the link is for everything that waits for the person.
  entidade text collate "C",
  registro_id bigint,
  contrato_id bigint,
  -- Last valid day.
  validade date not null,
  -- Copied by staff instead of sent.
  copiado boolean not null default false,
  usado_em timestamptz,
  encerrado_em timestamptz,
  encerramento text check (encerramento in ('Substituído', 'Dígitos errados', 'Cancelado')),
  inclusao timestamptz not null default now(),
  -- Validity in hours since the secret was generated, because the message may wait.
  horas integer check (horas between 1 and 720),
  emitido_em timestamptz,
  -- Units of the user who created the link, which it cannot exceed. Null: not limited.
  unidades bigint[],
  primary key (cliente_id, id),
  foreign key (cliente_id, contrato_id) references contrato,
  check ((entidade is null) = (registro_id is null)),
  check ((finalidade in ('tudo', 'senha')) = (entidade is null)),
  check ((encerrado_em is null) = (encerramento is null)),
  check (parte in ('aluno', 'professor', 'concedente', 'supervisor', 'responsavel', 'usuario')),
  check (finalidade in ('assinar', 'entregar', 'opinar', 'tudo', 'senha')),
  check ((finalidade = 'senha') = (horas is not null)),
  -- Users have no other link.
  check (parte <> 'usuario' or finalidade = 'senha')
);
create index link_por_pessoa on link (cliente_id, parte, pessoa_id) where usado_em is null and encerrado_em is null;
create index link_por_validade on link (cliente_id, validade);
create index link_por_contrato on link (cliente_id, contrato_id) where contrato_id is not null;
create index link_de_senha on link (cliente_id, parte, pessoa_id, inclusao) where finalidade = 'senha';
call proteger('link');
-- Before the client is known, exactly the row whose hash the bearer proved is visible.
create policy do_portador on link for select
  using (hash = decode(nullif(current_setting('vinculo.link', true), ''), 'hex'));

create table codigo_link (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  link_id bigint not null,
  -- Keyed digest, because a million codes are quickly tried without a key.
  resumo text collate "C" not null,
  -- The message with the code, and its address.
  mensagem_id bigint not null,
  destino text not null,
  expira_em timestamptz not null,
  tentativas integer not null default 0,
  -- When a newer code replaced it.
  encerrado_em timestamptz,
  -- SHA-256 of the token of the browser that entered the code, and until when it may open the link.
  navegador bytea,
  prova_ate timestamptz,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, link_id) references link on delete cascade,
  check ((navegador is null) = (prova_ate is null))
);
create index codigo_link_por_link on codigo_link (cliente_id, link_id, id);
create index codigo_link_por_mensagem on codigo_link (cliente_id, mensagem_id);
call proteger('codigo_link');

create table mensagem (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  -- Used in the Message-ID: the same for every attempt.
  identificador uuid not null default gen_random_uuid(),
  modelo text collate "C" not null,
  parte text collate "C" not null
    check (parte in ('aluno', 'professor', 'concedente', 'supervisor', 'responsavel', 'usuario')),
  pessoa_id bigint not null,
  nome text not null,
  email text,
  entidade text collate "C",
  registro_id bigint,
  contrato_id bigint,
  -- Values of the template, as JSON.
  dados text not null default '{}',
  link_id bigint,
  -- Secret of its link, sealed; null once delivered.
  segredo bytea,
  -- Waits for its receiver's daily digest, which is the first of these messages.
  lembrete boolean not null default false,
  resumo_id bigint,
  situacao text not null default 'Pendente'
    check (situacao in ('Pendente', 'Enviando', 'Enviada', 'Não entregue', 'Cancelada')),
  tentativas integer not null default 0,
  proxima_em timestamptz not null default now(),
  diagnostico text collate "C",
  -- Answer of the mail server.
  resposta text,
  enviada_em timestamptz,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, contrato_id) references contrato,
  foreign key (cliente_id, link_id) references link on delete set null (link_id),
  check ((entidade is null) = (registro_id is null))
);
create index mensagem_por_atualizacao on mensagem (cliente_id, atualizacao, id) include (inclusao);
create index mensagem_por_contrato on mensagem (cliente_id, contrato_id) where contrato_id is not null;
create index mensagem_por_link on mensagem (cliente_id, link_id) where link_id is not null;
create index mensagem_por_assunto on mensagem (cliente_id, entidade, registro_id) where entidade is not null;
create index mensagem_devida on mensagem (cliente_id, proxima_em, id) where situacao in ('Pendente', 'Enviando');
-- Counts today's messages to an address.
create index mensagem_por_endereco on mensagem (cliente_id, email, enviada_em) where enviada_em is not null;
call proteger('mensagem');

-- Queue of clients with due messages. It has no client data, so that a worker can find work of every client.
-- Each writer adds a row, so that writers do not wait for each other.
create table fila_mensagem (
  id bigint generated always as identity primary key,
  cliente_id integer not null,
  pronto_em timestamptz not null
);
create index fila_mensagem_por_hora on fila_mensagem (pronto_em);
create index fila_mensagem_por_cliente on fila_mensagem (cliente_id);

-- Message templates of the client, which replace the platform's.
create table modelo_mensagem (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  modelo text collate "C" not null,
  assunto text not null check (length(assunto) <= 150),
  texto text not null check (length(texto) <= 10000),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, modelo)
);
call proteger('modelo_mensagem');

----------------------------------------------------------------------------------------------------
-- Monthly closing
----------------------------------------------------------------------------------------------------

-- Monthly runs, previewed and confirmed.
create table execucao (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  competencia text collate "C" not null,
  situacao text not null,
  parametros json not null,
  contratos integer not null default 0,
  faturamentos integer not null default 0,
  a_pagar numeric(14, 2) not null default 0,
  a_receber numeric(14, 2) not null default 0,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  reversivel boolean not null default true,
  primary key (cliente_id, id),
  constraint execucao_situacao_check
    check (situacao in ('Prévia', 'Em andamento', 'Confirmada', 'Interrompida', 'Revertendo', 'Revertida'))
);
create index execucao_por_competencia on execucao (cliente_id, competencia, id);
call proteger('execucao');

-- Closed months with open corrections, which every run reviews.
create table fechamento_pendente (
  cliente_id integer not null,
  contrato_numero bigint not null,
  competencia text collate "C" not null,
  -- `marcado` distinguishes a mark from a later one of the same month; the amounts are those of the last
  -- review.
  marcado timestamptz not null default clock_timestamp(),
  revisado timestamptz,
  a_pagar numeric(14, 2) not null default 0,
  a_receber numeric(14, 2) not null default 0,
  primary key (cliente_id, contrato_numero, competencia)
);
create index fechamento_pendente_sem_revisao on fechamento_pendente (cliente_id, contrato_numero) where revisado is null;
create index fechamento_pendente_por_mes on fechamento_pendente (cliente_id, competencia);
call proteger('fechamento_pendente');

-- Lines that a run settled against each other, instead of an invoice of zero. Amounts as billed.
create table compensacao (
  cliente_id integer not null,
  id bigint generated always as identity,
  execucao_id bigint not null,
  contrato_id bigint not null,
  contrato_numero bigint not null,
  competencia text collate "C" not null,
  linha text collate "C" not null,
  parcela integer,
  valor numeric(12, 2) not null,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, contrato_id) references contrato
);
create index compensacao_por_contrato on compensacao (cliente_id, contrato_numero, competencia);
create index compensacao_por_execucao on compensacao (cliente_id, execucao_id);
call proteger('compensacao');
revoke update, delete on compensacao from vinculo_app;

-- Marks closed months of contracts whose amounts may have changed. A running run counts as closing its month.
create function marcar_meses_fechados(clientes integer[], numeros bigint[], inicios date[], fins date[]) returns void
language sql as $$
  insert into fechamento_pendente (cliente_id, contrato_numero, competencia)
  select distinct k.cliente_id, k.numero, e.competencia
    from unnest(clientes, numeros, inicios, fins) k(cliente_id, numero, inicio, fim)
    join execucao e on e.cliente_id = k.cliente_id and e.situacao in ('Confirmada', 'Em andamento', 'Interrompida')
     and e.competencia between to_char(k.inicio, 'YYYY-MM') and to_char(k.fim, 'YYYY-MM')
  on conflict (cliente_id, contrato_numero, competencia)
    do update set marcado = clock_timestamp(), revisado = null
$$;

create function rever_contratos_novos() returns trigger language plpgsql as $$
begin
  perform marcar_meses_fechados(array_agg(cliente_id), array_agg(numero), array_agg(inicio), array_agg(least(encerramento, rescisao)))
     from novo where inicio is not null;
  return null;
end $$;

create function rever_contratos() returns trigger language plpgsql as $$
begin
  perform marcar_meses_fechados(array_agg(n.cliente_id), array_agg(n.numero), array_agg(least(n.inicio, v.inicio)),
            array_agg(greatest(least(n.encerramento, n.rescisao), least(v.encerramento, v.rescisao))))
     from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
    where row(n.situacao, n.modalidade, n.inicio, n.encerramento, n.rescisao, n.bolsa_valor, n.bolsa_tipo,
              n.auxilio_transporte_valor, n.auxilio_transporte_tipo, n.horarios::text, n.concedente_id, n.pago_ate)
       is distinct from
          row(v.situacao, v.modalidade, v.inicio, v.encerramento, v.rescisao, v.bolsa_valor, v.bolsa_tipo,
              v.auxilio_transporte_valor, v.auxilio_transporte_tipo, v.horarios::text, v.concedente_id, v.pago_ate);
  return null;
end $$;

-- Changes of benefits and recess.
create function rever_partes() returns trigger language plpgsql as $$
begin
  perform marcar_meses_fechados(array_agg(c.cliente_id), array_agg(c.numero), array_agg(c.inicio),
            array_agg(least(c.encerramento, c.rescisao)))
     from (select distinct cliente_id, contrato_id from mudou) m
     join contrato k on k.cliente_id = m.cliente_id and k.id = m.contrato_id
     join contrato c on c.cliente_id = k.cliente_id and c.numero = k.numero;
  return null;
end $$;

create function rever_frequencia() returns trigger language plpgsql as $$
begin
  perform marcar_meses_fechados(array_agg(cliente_id), array_agg(contrato_numero), array_agg((competencia || '-01')::date),
            array_agg((competencia || '-01')::date))
     from mudou;
  return null;
end $$;

create trigger rever_novos after insert on contrato referencing new table as novo
  for each statement execute function rever_contratos_novos();
create trigger rever after update on contrato referencing old table as velho new table as novo
  for each statement execute function rever_contratos();
create trigger rever_incluida after insert on frequencia referencing new table as mudou
  for each statement execute function rever_frequencia();
create trigger rever_alterada after update on frequencia referencing new table as mudou
  for each statement execute function rever_frequencia();

do $$
declare
  tabela text;
begin
  foreach tabela in array array['contrato_beneficio', 'contrato_recesso'] loop
    execute format('create trigger rever_incluidos after insert on %I referencing new table as mudou
      for each statement execute function rever_partes()', tabela);
    execute format('create trigger rever_alterados after update on %I referencing new table as mudou
      for each statement execute function rever_partes()', tabela);
    execute format('create trigger rever_excluidos after delete on %I referencing old table as mudou
      for each statement execute function rever_partes()', tabela);
  end loop;
end $$;

----------------------------------------------------------------------------------------------------
-- Invoices and payments
----------------------------------------------------------------------------------------------------

-- Amount due with the invoice's own discount, interest and fine, without those of movements.
create function liquido_do_faturamento(valor numeric, desconto numeric, juros numeric, multa numeric) returns numeric
language sql immutable
return greatest(valor - coalesce(desconto, 0) + coalesce(juros, 0) + coalesce(multa, 0), 0);

create function faturamento_cancelado(cancelamento date, situacao_externa text) returns boolean language sql immutable
return cancelamento is not null or situacao_externa is not distinct from 'C';

-- State of an invoice without its due date, which decides whether it is overdue.
create function situacao_sem_o_dia(tipo text, cancelado boolean, liquido numeric, quitado numeric, agendado boolean)
returns text language sql immutable
return case
  when cancelado then 'Cancelado'
  when quitado = liquido then case tipo when 'R' then 'Recebido' else 'Pago' end
  when agendado then 'Agendado'
  when quitado > 0 then case tipo when 'R' then 'Parcialmente recebido' else 'Parcialmente pago' end
  else 'Aberto'
end;

create function situacao_do_faturamento(basica text, vencimento date, hoje date) returns text language sql immutable
return case when basica in ('Aberto', 'Parcialmente recebido', 'Parcialmente pago') and vencimento < hoje then 'Vencido' else basica end;

-- Invoices: received from another system (Externa) or made here (Interna).
create table faturamento (
  cliente_id integer not null,
  id bigint generated always as identity,
  origem text not null default 'Externa' check (origem in ('Interna', 'Externa')),
  -- Identification in the other system; an invoice made here has a number.
  identificacao text collate "C",
  numero text collate "C",
  tipo text collate "C" not null check (tipo in ('R', 'P')),
  documento text collate "C" not null,
  nome text not null,
  unidade_id bigint,
  contrato_id bigint,
  competencia text collate "C" not null,
  emissao date not null,
  vencimento date not null,
  valor numeric(12, 2) not null,
  desconto numeric(12, 2),
  juros numeric(12, 2),
  multa numeric(12, 2),
  situacao_externa text constraint faturamento_situacao_check check (situacao_externa in ('A', 'L', 'C')),
  liquidacao date,
  valor_liquidado numeric(12, 2),
  centro_custo text,
  historico text,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  -- The debtor or creditor, if known: an organization or a student.
  pessoa_id bigint,
  aluno_id bigint,
  cancelamento date,
  -- Sums of the journal, written by its triggers only: money moved, and the settled part of the amount due.
  movimentado numeric(12, 2) not null default 0,
  quitado numeric(12, 2) not null default 0,
  -- An item of a remittance waits for the bank's answer.
  agendado boolean not null default false,
  execucao_id bigint,
  -- Pix text for the debtor, if the institution has a Pix key.
  pix_copia_cola text,
  versao integer not null default 1,
  situacao_basica text collate "C" not null generated always as (
    situacao_sem_o_dia(tipo, faturamento_cancelado(cancelamento, situacao_externa),
    liquido_do_faturamento(valor, desconto, juros, multa), quitado, agendado)) stored,
  -- Whole cents: with row-level security, comparisons of numeric cannot use an index.
  liquido_centavos bigint not null generated always as (
    (liquido_do_faturamento(valor, desconto, juros, multa) * 100)::bigint) stored,
  -- Number in the other system. Ours are unique by type, foreign ones need not be.
  numero_externo text collate "C",
  primary key (cliente_id, id),
  foreign key (cliente_id, unidade_id) references unidade,
  foreign key (cliente_id, pessoa_id) references pessoa,
  foreign key (cliente_id, aluno_id) references aluno,
  check (origem = 'Interna' or identificacao is not null),
  check ((origem = 'Externa') = (situacao_externa is not null)),
  -- Only invoices to pay are sent to a bank.
  constraint faturamento_agendado check (tipo = 'P' or not agendado)
);
create unique index faturamento_por_numero on faturamento (cliente_id, tipo, numero) where numero is not null;
create index faturamento_por_contrato on faturamento (cliente_id, contrato_id) where contrato_id is not null;
create index faturamento_por_aluno on faturamento (cliente_id, aluno_id) where aluno_id is not null;
-- Invoices of hosts that a run may still extend.
create index faturamento_por_pessoa on faturamento (cliente_id, pessoa_id, competencia) where pessoa_id is not null;
create index faturamento_por_emissao on faturamento (cliente_id, tipo, emissao, id)
  include (inclusao, vencimento, situacao_basica);
create index faturamento_por_vencimento on faturamento (cliente_id, tipo, vencimento, id)
  include (inclusao, situacao_basica);
create index faturamento_por_documento on faturamento (cliente_id, documento, id);
create index faturamento_por_atualizacao on faturamento (cliente_id, tipo, atualizacao, id)
  include (inclusao, vencimento, situacao_basica);
create unique index faturamento_por_identificacao on faturamento (cliente_id, identificacao, tipo)
  where identificacao is not null;
create index faturamento_por_competencia on faturamento (cliente_id, tipo, competencia, vencimento, id);
create index faturamento_em_aberto on faturamento (cliente_id, tipo, vencimento, id)
  where situacao_basica in ('Aberto', 'Parcialmente recebido', 'Parcialmente pago');
create index faturamento_por_numero_externo on faturamento (cliente_id, numero_externo) where numero_externo is not null;
call proteger('faturamento');

-- Last number of invoices made here.
create table faturamento_numero (
  cliente_id integer primary key,
  ultimo bigint not null
);
call proteger('faturamento_numero');

create table faturamento_item (
  cliente_id integer not null,
  id bigint generated always as identity,
  faturamento_id bigint not null,
  sequencia integer not null,
  contrato_id bigint,
  parcela integer,
  tipo text not null check (tipo in ('Taxa administrativa', 'Bolsa', 'Benefício', 'Seguro', 'Outros')),
  descricao text not null,
  quantidade numeric(8, 2) not null default 1,
  valor_unitario numeric(12, 2) not null,
  valor numeric(12, 2) not null,
  -- The billed line: contract, month and repetition.
  contrato_numero bigint,
  competencia text collate "C",
  linha text collate "C",
  ordem integer,
  -- The run that wrote the item, which may differ from the invoice's.
  execucao_id bigint,
  primary key (cliente_id, faturamento_id, sequencia),
  foreign key (cliente_id, faturamento_id) references faturamento,
  foreign key (cliente_id, contrato_id) references contrato,
  check (num_nonnulls(contrato_numero, competencia, linha, ordem) in (0, 4))
);
create unique index faturamento_item_por_chave on faturamento_item (cliente_id, contrato_numero, competencia, linha, ordem)
  where contrato_numero is not null;
create index faturamento_item_por_contrato on faturamento_item (cliente_id, contrato_id) where contrato_id is not null;
create index faturamento_item_por_execucao on faturamento_item (cliente_id, execucao_id) where execucao_id is not null;
call proteger('faturamento_item');

-- Documents of invoices.
create table documento_financeiro (
  cliente_id integer not null,
  id bigint generated always as identity,
  identificacao text collate "C" not null,
  faturamento_id bigint not null,
  tipo text not null,
  numero text,
  serie text,
  chave_acesso text,
  emissao date not null,
  vencimento date,
  valor numeric(12, 2) not null,
  linha_digitavel text,
  nosso_numero text,
  pix_copia_cola text,
  url text,
  arquivo_nome text,
  arquivo_sha256 text collate "C",
  arquivo_tamanho bigint,
  arquivo_tipo text,
  impressao bytea,
  lote_id bigint,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, identificacao),
  foreign key (cliente_id, faturamento_id) references faturamento
);
create index documento_financeiro_por_faturamento on documento_financeiro (cliente_id, faturamento_id);
create index documento_financeiro_por_atualizacao
  on documento_financeiro (cliente_id, atualizacao, id) include (inclusao);
call proteger('documento_financeiro');

create table movimento (
  cliente_id integer not null,
  id bigint generated always as identity,
  faturamento_id bigint not null,
  -- As in the invoice.
  tipo text collate "C" not null check (tipo in ('R', 'P')),
  data date not null,
  credito date,
  -- Amount moved. A reversal has all amounts negated.
  valor numeric(12, 2) not null,
  juros numeric(12, 2) not null default 0,
  multa numeric(12, 2) not null default 0,
  desconto numeric(12, 2) not null default 0,
  forma text check (forma in ('Boleto', 'Pix', 'TED', 'Crédito em conta', 'Compensação')),
  banco text collate "C",
  nosso_numero text collate "C",
  end_to_end text collate "C",
  origem text not null check (origem in ('Manual', 'Externa', 'Retorno')),
  retorno_item_id bigint,
  estorno_de bigint,
  motivo text,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  -- The booked payment; one confirmed by a person has no row of a return.
  remessa_item_id bigint,
  primary key (cliente_id, id),
  foreign key (cliente_id, faturamento_id) references faturamento,
  foreign key (cliente_id, estorno_de) references movimento,
  check (case when estorno_de is null then valor >= 0 and juros >= 0 and multa >= 0 and desconto >= 0
    and valor + desconto > 0 and valor + desconto >= juros + multa
    else valor <= 0 and juros <= 0 and multa <= 0 and desconto <= 0 end)
);
create index movimento_por_faturamento on movimento (cliente_id, faturamento_id, id);
create index movimento_por_data on movimento (cliente_id, tipo, data, id) where estorno_de is null;
create index movimento_por_inclusao on movimento (cliente_id, inclusao, id);
create unique index movimento_por_estornado on movimento (cliente_id, estorno_de) where estorno_de is not null;
create unique index movimento_por_retorno_item on movimento (cliente_id, retorno_item_id) where retorno_item_id is not null;
-- A payment is booked once; a returned payment is reversed.
create unique index movimento_por_pagamento on movimento (cliente_id, remessa_item_id) where remessa_item_id is not null;
call proteger('movimento');
-- The journal is append-only: mistakes are reversed by another movement.
revoke update, delete on movimento from vinculo_app;

-- Corrections of a movement's reason, because the journal is never updated. The last one applies.
create table movimento_retificacao (
  cliente_id integer not null,
  id bigint generated always as identity,
  movimento_id bigint not null,
  -- Null: no reason.
  motivo text,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, movimento_id) references movimento
);
create index movimento_retificacao_por_movimento on movimento_retificacao (cliente_id, movimento_id, id);
call proteger('movimento_retificacao');
revoke update, delete on movimento_retificacao from vinculo_app;

-- Billed and received amounts by day, once by unit and once by debtor. Every change adds rows, so that
-- transactions do not wait for each other; a nightly job merges them.
create table total_recebido (
  cliente_id integer not null,
  id bigint generated always as identity,
  por text collate "C" not null check (por in ('unidade', 'sacado')),
  dia date not null,
  -- 0 and '' in rows that are summed by the other.
  unidade_id bigint not null,
  documento text collate "C" not null,
  -- Number of counted receipts and invoices; groups of zero disappear.
  linhas integer not null,
  recebimentos integer not null,
  recebido numeric(16, 2) not null,
  juros numeric(16, 2) not null,
  multa numeric(16, 2) not null,
  desconto numeric(16, 2) not null,
  estornado numeric(16, 2) not null,
  faturado numeric(16, 2) not null,
  aberto numeric(16, 2) not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id)
);
create index total_recebido_por_dia on total_recebido (cliente_id, dia, unidade_id) where por = 'unidade';
create index total_recebido_por_sacado on total_recebido (cliente_id, documento, dia) include (linhas, inclusao)
  where por = 'sacado';
call proteger('total_recebido');
-- The application only adds, through triggers.
revoke update, delete on total_recebido from vinculo_app;

----------------------------------------------------------------------------------------------------
-- Bank accounts and bank files
----------------------------------------------------------------------------------------------------

-- Accounts that the institution pays from. The account is sealed, and so are changes that wait for a second
-- person.
create table conta_bancaria (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  nome text not null,
  situacao text not null default 'Em confirmação' check (situacao in
    ('Em confirmação', 'Ativa', 'Encerrada')),
  banco text collate "C" not null check (banco in ('001', '033', '104', '237', '341')),
  titular text not null,
  documento text collate "C" not null,
  convenio text,
  -- Masked, for people who may not see the account.
  conta_mascarada text not null,
  -- JSON, sealed: branch, account, digits, and what the bank's dialect needs.
  dados bytea not null,
  -- The same with a change that waits for confirmation by another person.
  proposta bytea,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  -- Authors of the change that waits for confirmation, who may not confirm it; empty without one.
  autores text[] not null default '{}',
  primary key (cliente_id, id)
);
create unique index conta_bancaria_por_nome on conta_bancaria (cliente_id, nome);
create index conta_bancaria_por_atualizacao on conta_bancaria (cliente_id, atualizacao, id) include (inclusao);
call proteger('conta_bancaria');

-- Last number of files and payments of an account. Writing a file or reading a return locks the row, which
-- serialises them.
create table conta_bancaria_sequencia (
  cliente_id integer not null,
  conta_bancaria_id bigint not null,
  ultimo_nsa integer not null default 0 check (ultimo_nsa between 0 and 999999),
  ultimo_item integer not null default 0 check (ultimo_item between 0 and 999999),
  primary key (cliente_id, conta_bancaria_id),
  foreign key (cliente_id, conta_bancaria_id) references conta_bancaria
);
call proteger('conta_bancaria_sequencia');

-- Bank accounts given by payees. Accounts sent by the institution's systems stay in the batch tables; an
-- account given here takes precedence after its waiting time or confirmation, until another one or until those
-- systems send a new one.
create table conta_favorecido (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  aluno_id bigint,
  pessoa_id bigint,
  situacao text not null default 'Em espera' check (situacao in ('Em espera', 'Em vigor', 'Substituída', 'Desfeita')),
  -- Masked, for people who may not see the account.
  conta_mascarada text not null,
  -- JSON, sealed: bank, branch, account, kind, holder's document, Pix key.
  dados bytea not null,
  -- Last day for an objection of the payee. Null: nobody could be informed, and a second person decides.
  espera_ate date,
  -- Author of the account.
  pedida_por text,
  -- Keyed digest of the account that batches had sent.
  origem text collate "C" not null,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, aluno_id) references aluno,
  foreign key (cliente_id, pessoa_id) references pessoa,
  check (num_nonnulls(aluno_id, pessoa_id) = 1),
  -- One waiting and one current account at most, checked at the end of the transaction.
  constraint conta_favorecido_em_vigor_de_aluno exclude using btree (cliente_id with =, aluno_id with =)
    where (situacao = 'Em vigor') deferrable initially deferred,
  constraint conta_favorecido_em_vigor_de_pessoa exclude using btree (cliente_id with =, pessoa_id with =)
    where (situacao = 'Em vigor') deferrable initially deferred,
  constraint conta_favorecido_em_espera_de_aluno exclude using btree (cliente_id with =, aluno_id with =)
    where (situacao = 'Em espera') deferrable initially deferred,
  constraint conta_favorecido_em_espera_de_pessoa exclude using btree (cliente_id with =, pessoa_id with =)
    where (situacao = 'Em espera') deferrable initially deferred
);
create index conta_favorecido_por_aluno on conta_favorecido (cliente_id, aluno_id) where aluno_id is not null;
create index conta_favorecido_por_pessoa on conta_favorecido (cliente_id, pessoa_id) where pessoa_id is not null;
create index conta_favorecido_a_vigorar on conta_favorecido (cliente_id, espera_ate) where situacao = 'Em espera';
create index conta_favorecido_por_atualizacao on conta_favorecido (cliente_id, atualizacao, id) include (inclusao);
call proteger('conta_favorecido');

create table remessa (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  conta_bancaria_id bigint not null,
  nsa integer not null,
  situacao text not null default 'Gerada' check (situacao in
    ('Gerada', 'Enviada', 'Aceita', 'Processada', 'Rejeitada', 'Cancelada')),
  nome_arquivo text not null,
  quantidade_lotes integer not null,
  quantidade_registros integer not null,
  quantidade_itens integer not null,
  valor_total numeric(14, 2) not null,
  -- SHA-256 of the file.
  hash text collate "C" not null,
  avisos json not null default '[]',
  -- Creator and approver: identity and display name.
  gerada_por text not null,
  gerada_por_nome text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  aprovada_por text,
  aprovada_por_nome text,
  aprovada_em timestamptz,
  enviada_em timestamptz,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, conta_bancaria_id, nsa),
  -- Includes the account, so that a payment refers to a file of its own account.
  unique (cliente_id, id, conta_bancaria_id),
  foreign key (cliente_id, conta_bancaria_id) references conta_bancaria,
  check (num_nonnulls(aprovada_por, aprovada_por_nome, aprovada_em) in (0, 3)),
  check (aprovada_por <> gerada_por),
  check (situacao in ('Gerada', 'Cancelada') or aprovada_em is not null)
);
create index remessa_por_atualizacao on remessa (cliente_id, atualizacao, id) include (inclusao);
create index remessa_por_inclusao on remessa (cliente_id, inclusao, id);
call proteger('remessa');

-- The file in base64 as JSON, sealed.
create table remessa_conteudo (
  cliente_id integer not null,
  remessa_id bigint not null,
  conteudo bytea not null,
  primary key (cliente_id, remessa_id),
  foreign key (cliente_id, remessa_id) references remessa
);
-- Encrypted contents do not compress.
alter table remessa_conteudo alter conteudo set storage external;
call proteger('remessa_conteudo');

create table remessa_item (
  cliente_id integer not null,
  id bigint generated always as identity,
  remessa_id bigint not null,
  conta_bancaria_id bigint not null,
  faturamento_id bigint not null,
  situacao text not null default 'Gerado' check (situacao in
    ('Gerado', 'Enviado', 'Agendado', 'Pago', 'Recusado', 'Cancelado', 'Devolvido')),
  sequencia integer not null,
  numero_lote integer not null,
  forma text not null check (forma in ('Crédito em conta', 'TED', 'Pix')),
  forma_lancamento text collate "C" not null,
  contador integer not null,
  seu_numero text collate "C" not null,
  -- The payee when the file was made; JSON, sealed.
  favorecido bytea not null,
  valor numeric(12, 2) not null check (valor > 0),
  data date not null,
  -- Last answer of the bank: [{codigo, descricao}].
  ocorrencias json not null default '[]',
  data_real date,
  valor_real numeric(12, 2),
  -- The row of a return that set the state.
  retorno_item_id bigint,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, remessa_id, sequencia),
  foreign key (cliente_id, faturamento_id) references faturamento,
  foreign key (cliente_id, remessa_id, conta_bancaria_id) references remessa (cliente_id, id, conta_bancaria_id)
);
-- One payment in progress per invoice.
create unique index remessa_item_vivo on remessa_item (cliente_id, faturamento_id)
  where situacao in ('Gerado', 'Enviado', 'Agendado');
create index remessa_item_por_faturamento on remessa_item (cliente_id, faturamento_id);
-- Finds the item of a return's row.
create index remessa_item_por_contador on remessa_item (cliente_id, conta_bancaria_id, contador);
create index remessa_item_por_atualizacao on remessa_item (cliente_id, atualizacao, id) include (inclusao);
create index remessa_item_por_retorno_item on remessa_item (cliente_id, retorno_item_id) where retorno_item_id is not null;
call proteger('remessa_item');

-- Returns of banks; the same file again is the same return.
create table retorno (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  conta_bancaria_id bigint not null,
  arquivo_nome text not null,
  arquivo_sha256 text collate "C" not null,
  arquivo_tamanho bigint not null,
  banco text collate "C" not null,
  nsa integer,
  geracao date,
  etapa text,
  quantidade_itens integer not null,
  avisos json not null default '[]',
  codigos json not null default '[]',
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, arquivo_sha256),
  foreign key (cliente_id, conta_bancaria_id) references conta_bancaria
);
create index retorno_por_atualizacao on retorno (cliente_id, atualizacao, id) include (inclusao);
call proteger('retorno');

create table retorno_item (
  cliente_id integer not null,
  id bigint generated always as identity,
  retorno_id bigint not null,
  situacao text not null default 'Conferir' check (situacao in ('Conferir', 'Aplicado', 'Repetido', 'Conciliado')),
  linha integer not null,
  remessa_item_id bigint,
  seu_numero text not null,
  -- The payee according to the bank; JSON, sealed.
  favorecido bytea not null,
  valor numeric(14, 2),
  data date,
  valor_real numeric(14, 2),
  data_real date,
  -- [{codigo, descricao}]
  ocorrencias json not null default '[]',
  autenticacao text,
  resultado text not null check (resultado in ('Pago', 'Cancelado', 'Devolvido', 'Recusado', 'Agendado', 'Conferir')),
  -- Effect, or why a person has to decide.
  efeito text not null,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, retorno_id, linha),
  foreign key (cliente_id, retorno_id) references retorno,
  foreign key (cliente_id, remessa_item_id) references remessa_item
);
create index retorno_item_por_remessa_item on retorno_item (cliente_id, remessa_item_id) where remessa_item_id is not null;
create index retorno_item_por_atualizacao on retorno_item (cliente_id, atualizacao, id) include (inclusao);
create index retorno_item_a_conferir on retorno_item (cliente_id, id) where situacao = 'Conferir';
call proteger('retorno_item');

----------------------------------------------------------------------------------------------------
-- Invoices: states and totals
----------------------------------------------------------------------------------------------------

-- The same for whole rows.
create function liquido_do_faturamento(f faturamento) returns numeric language sql immutable
return liquido_do_faturamento(f.valor, f.desconto, f.juros, f.multa);

create function faturamento_cancelado(f faturamento) returns boolean language sql immutable
return faturamento_cancelado(f.cancelamento, f.situacao_externa);

create function situacao_do_faturamento(f faturamento, hoje date) returns text language sql immutable
return situacao_do_faturamento(f.situacao_basica, f.vencimento, hoje);

-- Reason of a movement with its last correction.
create function motivo_do_movimento(m movimento) returns text language sql stable
  begin atomic
    select coalesce((select r.motivo from movimento_retificacao r
      where r.cliente_id = m.cliente_id and r.movimento_id = m.id order by r.id desc limit 1),
      case when not exists (select from movimento_retificacao r
        where r.cliente_id = m.cliente_id and r.movimento_id = m.id) then m.motivo end);
  end;

-- Adds movements to the sums of their invoices. A booked payment no longer waits for the bank.
create function somar_movimentos() returns trigger language plpgsql
  set plan_cache_mode = force_custom_plan as $$
declare
  somados bigint;
begin
  update faturamento f
     set movimentado = f.movimentado + m.valor, quitado = f.quitado + m.quitado,
         agendado = f.agendado and not m.respondido, versao = f.versao + 1, atualizacao = greatest(now(), f.atualizacao)
    from (select cliente_id, faturamento_id, tipo, sum(valor) as valor, sum(valor - juros - multa + desconto) as quitado,
                 bool_or(origem = 'Retorno' or remessa_item_id is not null) as respondido
            from novo group by cliente_id, faturamento_id, tipo) m
   where f.cliente_id = m.cliente_id and f.id = m.faturamento_id and f.tipo = m.tipo;
  get diagnostics somados = row_count;
  if somados <> (select count(distinct faturamento_id) from novo) then
    raise exception 'movimento de outro tipo que o do faturamento' using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- Books what another system reports as settled as one movement; a different amount reverses it and books
-- again.
create function lancar_externos(numeros bigint[]) returns void language plpgsql as $$
begin
  with mudado as (
    select m.* from movimento m
      join faturamento f on f.cliente_id = m.cliente_id and f.id = m.faturamento_id
     where m.cliente_id = cliente_atual() and m.faturamento_id = any(numeros) and m.origem = 'Externa'
       and m.estorno_de is null
       and not exists (select from movimento e where e.cliente_id = m.cliente_id and e.estorno_de = m.id)
       and (f.situacao_externa <> 'L' or (m.data, m.valor, m.valor - m.juros + m.desconto)
             is distinct from (f.liquidacao, f.valor_liquidado, liquido_do_faturamento(f)))
  )
  insert into movimento (cliente_id, faturamento_id, tipo, data, valor, juros, multa, desconto, forma, origem, estorno_de)
  select cliente_id, faturamento_id, tipo, (select hoje_do_cliente()), -valor, -juros, -multa, -desconto, forma, origem, id from mudado;

  insert into movimento (cliente_id, faturamento_id, tipo, data, credito, valor, juros, desconto, origem)
  select f.cliente_id, f.id, f.tipo, f.liquidacao, f.liquidacao, f.valor_liquidado,
         greatest(f.valor_liquidado - liquido_do_faturamento(f), 0),
         greatest(liquido_do_faturamento(f) - f.valor_liquidado, 0), 'Externa'
    from faturamento f
   where f.cliente_id = cliente_atual() and f.id = any(numeros) and f.situacao_externa = 'L'
     and not exists (select from movimento m
           where m.cliente_id = f.cliente_id and m.faturamento_id = f.id and m.origem = 'Externa' and m.estorno_de is null
             and not exists (select from movimento e where e.cliente_id = m.cliente_id and e.estorno_de = m.id));
end $$;

create function contabilizar_externos() returns trigger language plpgsql as $$
declare
  numeros bigint[] := (select array_agg(id) from novo where situacao_externa in ('L', 'C'));
begin
  if numeros is not null then perform lancar_externos(numeros); end if;
  return null;
end $$;

-- Settled amounts may not exceed the amount due or belong to a cancelled invoice. Checked at commit.
create function conferir_saldo() returns trigger language plpgsql as $$
begin
  if exists (select from faturamento f where f.cliente_id = new.cliente_id and f.id = new.id
              and (f.quitado < 0 or f.quitado > liquido_do_faturamento(f) or faturamento_cancelado(f) and f.quitado <> 0))
  then
    raise exception 'faturamento %: quitado % de %', new.id, new.quitado, liquido_do_faturamento(new)
      using errcode = 'check_violation', constraint = 'faturamento_saldo';
  end if;
  return null;
end $$;

-- The amount of an invoice made here is the sum of its items.
create function conferir_itens(cliente integer, numeros bigint[]) returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  errado bigint := (select f.id from faturamento f
    where f.cliente_id = cliente and f.id = any(numeros) and f.origem = 'Interna'
      and f.valor <> (select coalesce(sum(i.valor), 0) from faturamento_item i
                       where i.cliente_id = f.cliente_id and i.faturamento_id = f.id)
    limit 1);
begin
  if errado is not null then
    raise exception 'faturamento %: os itens não somam o valor', errado
      using errcode = 'check_violation', constraint = 'faturamento_itens';
  end if;
end $$;

create function conferir_faturamento() returns trigger language plpgsql as $$
begin
  if new.valor <> (select coalesce(sum(i.valor), 0) from faturamento_item i
                    where i.cliente_id = new.cliente_id and i.faturamento_id = new.id) then
    perform conferir_itens(new.cliente_id, array[new.id]);
  end if;
  return null;
end $$;

create function conferir_itens_escritos() returns trigger language plpgsql as $$
begin
  perform conferir_itens(cliente_id, array_agg(distinct faturamento_id)) from tocado group by cliente_id;
  return null;
end $$;

-- A reversal negates its movement, belongs to the same invoice and cannot be reversed.
create function conferir_estorno() returns trigger language plpgsql as $$
begin
  if not exists (select from movimento m
       where m.cliente_id = new.cliente_id and m.id = new.estorno_de and m.estorno_de is null
         and m.faturamento_id = new.faturamento_id
         and (m.valor, m.juros, m.multa, m.desconto) = (-new.valor, -new.juros, -new.multa, -new.desconto)) then
    raise exception 'movimento %: não espelha o movimento %', new.id, new.estorno_de
      using errcode = 'check_violation', constraint = 'movimento_estorno';
  end if;
  return null;
end $$;

-- Invoices without items, which the items' trigger does not see.
create function conferir_execucao() returns trigger language plpgsql as $$
begin
  perform conferir_itens(n.cliente_id, array_agg(n.id)) from novo n
    where n.execucao_id is not null and not exists (select from faturamento_item i
           where i.cliente_id = n.cliente_id and i.faturamento_id = n.id)
    group by n.cliente_id;
  return null;
end $$;

-- Marks instalments as paid with the invoice that pays them or reclaims them.
create function pagar_parcelas() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  update parcela p set pagamento = k.dia
    from (select i.cliente_id, i.contrato_id, i.parcela, n.tipo, f.dia
            from (select distinct cliente_id, faturamento_id, tipo from novo) n
           cross join lateral (
             select case when f.quitado = liquido_do_faturamento(f) then (
                      select max(m.data) filter (where m.estorno_de is null) from movimento m
                       where m.cliente_id = f.cliente_id and m.faturamento_id = f.id) end as dia
               from faturamento f where f.cliente_id = n.cliente_id and f.id = n.faturamento_id offset 0) f
           cross join lateral (
             select i.cliente_id, i.contrato_id, i.parcela from faturamento_item i
              where i.cliente_id = n.cliente_id and i.faturamento_id = n.faturamento_id and i.parcela is not null offset 0) i
          offset 0) k
   where p.cliente_id = k.cliente_id and p.contrato_id = k.contrato_id and p.parcela = k.parcela
     and (p.tipo_taxa is not distinct from 'A receber') = (k.tipo = 'R') and p.pagamento is distinct from k.dia;
  return null;
end $$;

create trigger somar_movimentos after insert on movimento referencing new table as novo
  for each statement execute function somar_movimentos();
-- Updates by the journal itself bring nothing new.
create trigger contabilizar_inclusao after insert on faturamento referencing new table as novo
  for each statement when (pg_trigger_depth() = 0) execute function contabilizar_externos();
create trigger contabilizar_mudanca after update on faturamento referencing new table as novo
  for each statement when (pg_trigger_depth() = 0) execute function contabilizar_externos();
create constraint trigger conferir_saldo after insert or update on faturamento
  deferrable initially deferred for each row
  when (new.quitado < 0 or new.quitado > liquido_do_faturamento(new) or faturamento_cancelado(new) and new.quitado <> 0)
  execute function conferir_saldo();
create trigger conferir_ao_incluir after insert on faturamento_item referencing new table as tocado
  for each statement execute function conferir_itens_escritos();
create trigger conferir_ao_mudar after update on faturamento_item referencing new table as tocado
  for each statement execute function conferir_itens_escritos();
create trigger conferir_ao_excluir after delete on faturamento_item referencing old table as tocado
  for each statement execute function conferir_itens_escritos();
create constraint trigger conferir_estorno after insert on movimento
  deferrable initially deferred for each row when (new.estorno_de is not null) execute function conferir_estorno();
-- Runs after the sums: triggers run in order of their names.
create trigger tocar_parcelas after insert on movimento referencing new table as novo
  for each statement execute function pagar_parcelas();
create constraint trigger conferir_itens after insert on faturamento
  deferrable initially deferred for each row when (new.origem = 'Interna' and new.execucao_id is null)
  execute function conferir_faturamento();
create constraint trigger conferir_valor after update of valor on faturamento
  deferrable initially deferred for each row when (new.origem = 'Interna') execute function conferir_faturamento();
create trigger conferir_execucao after insert on faturamento referencing new table as novo
  for each statement execute function conferir_execucao();

-- Pix text of an invoice for the open amount; null if nothing is owed or the institution has no key.
create function pix_do_faturamento(f faturamento) returns text language sql stable
return (select pix_copia_cola(c.chave_pix, c.nome, c.pix_cidade, liquido_do_faturamento(f) - f.quitado, f.numero)
          from cliente c
         where c.cliente_id = f.cliente_id and f.tipo = 'R' and f.origem = 'Interna' and not faturamento_cancelado(f));

create function cobrar_por_pix() returns trigger language plpgsql as $$
begin
  new.pix_copia_cola := pix_do_faturamento(new);
  return new;
end $$;

-- Renews the Pix texts of open invoices when key, city or name of the institution changes.
create function renovar_pix() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  update faturamento f
     set pix_copia_cola = k.pix, atualizacao = greatest(now(), f.atualizacao)
    from (select f.id, pix_do_faturamento(f) as pix from faturamento f
           where f.cliente_id = new.cliente_id and f.tipo = 'R' and f.origem = 'Interna'
             and f.situacao_basica in ('Aberto', 'Parcialmente recebido')
           order by f.id for no key update of f) k
   where f.cliente_id = new.cliente_id and f.id = k.id and f.pix_copia_cola is distinct from k.pix;
  return null;
end $$;

create trigger cobrar_novo_por_pix before insert on faturamento for each row
  when (new.tipo = 'R' and new.origem = 'Interna') execute function cobrar_por_pix();
create trigger cobrar_por_pix before update on faturamento for each row
  when (new.tipo = 'R' and new.origem = 'Interna'
    and (old.valor, old.desconto, old.juros, old.multa, old.quitado, old.cancelamento, old.numero)
      is distinct from (new.valor, new.desconto, new.juros, new.multa, new.quitado, new.cancelamento, new.numero))
  execute function cobrar_por_pix();
create trigger renovar_pix after update of chave_pix, pix_cidade, nome on cliente for each row
  when ((old.chave_pix, old.pix_cidade, old.nome) is distinct from (new.chave_pix, new.pix_cidade, new.nome))
  execute function renovar_pix();

-- SQL for rows of total_recebido: of invoices in a relation f, and of their movements, with a sign. An invoice
-- counts on its day of issue, a receipt on its own day, a reversal on the day of the reversed receipt.
create function faturados_de(relacao text, sinal text) returns text language sql immutable
return format('select f.cliente_id, f.emissao as dia, coalesce(f.unidade_id, 0) as unidade_id, f.documento, %2$s as linhas,
    0 as recebimentos, 0::numeric as recebido, 0::numeric as juros, 0::numeric as multa, 0::numeric as desconto,
    0::numeric as estornado, %2$s * liquido_do_faturamento(f.valor, f.desconto, f.juros, f.multa) as faturado,
    %2$s * (liquido_do_faturamento(f.valor, f.desconto, f.juros, f.multa) - f.quitado) as aberto
  from %1$s f where f.tipo = ''R'' and f.situacao_basica <> ''Cancelado''', relacao, sinal);

create function recebidos_de(relacao text, sinal text) returns text language sql immutable
return format('select m.cliente_id, m.data, coalesce(f.unidade_id, 0), f.documento, %2$s,
    %2$s * e.vale, %2$s * e.vale * m.valor, %2$s * e.vale * m.juros, %2$s * e.vale * m.multa, %2$s * e.vale * m.desconto,
    %2$s * (1 - e.vale) * m.valor, 0, 0
  from %1$s f join movimento m on m.cliente_id = f.cliente_id and m.faturamento_id = f.id and m.estorno_de is null
  cross join lateral (select case when exists (select from movimento r where r.cliente_id = m.cliente_id
    and r.estorno_de = m.id) then 0 else 1 end as vale) e
  where f.tipo = ''R''', relacao, sinal);

-- SQL for new movements. A reversal subtracts its receipt.
create function lancados_em(relacao text) returns text language sql immutable
return format('select n.cliente_id, coalesce(o.data, n.data) as dia, coalesce(f.unidade_id, 0) as unidade_id, f.documento,
    case when o.id is null then 1 else 0 end as linhas, case when o.id is null then 1 else -1 end as recebimentos,
    coalesce(-o.valor, n.valor) as recebido, coalesce(-o.juros, n.juros) as juros, coalesce(-o.multa, n.multa) as multa,
    coalesce(-o.desconto, n.desconto) as desconto, coalesce(o.valor, 0) as estornado, 0::numeric as faturado,
    0::numeric as aberto
  from %1$s n join faturamento f on f.cliente_id = n.cliente_id and f.id = n.faturamento_id
  left join movimento o on o.cliente_id = n.cliente_id and o.id = n.estorno_de
  where n.tipo = ''R''', relacao);

-- SQL that adds rows to total_recebido.
create function totalizar(parcelas text) returns text language sql immutable
return format('insert into total_recebido (cliente_id, por, dia, unidade_id, documento, linhas, recebimentos, recebido, juros,
      multa, desconto, estornado, faturado, aberto)
    select cliente_id, case when grouping(documento) = 1 then ''unidade'' else ''sacado'' end, dia, coalesce(unidade_id, 0),
           coalesce(documento, ''''), sum(linhas), sum(recebimentos), sum(recebido), sum(juros), sum(multa), sum(desconto),
           sum(estornado), sum(faturado), sum(aberto)
      from (%s) k
     group by grouping sets ((cliente_id, dia, unidade_id), (cliente_id, dia, documento))
    having sum(linhas) <> 0 or sum(recebimentos) <> 0 or sum(recebido) <> 0 or sum(juros) <> 0 or sum(multa) <> 0
        or sum(desconto) <> 0 or sum(estornado) <> 0 or sum(faturado) <> 0 or sum(aberto) <> 0', parcelas);

-- The triggers contain the generated statements, so that a connection plans each of them once: planning takes
-- ten times as long as running.
do $$
declare
  levados constant text := '(select %1$s.* from velho v join novo n on n.cliente_id = v.cliente_id and n.id = v.id
    where (v.unidade_id, v.documento) is distinct from (n.unidade_id, n.documento))';
begin
  execute format($funcao$
    create or replace function totalizar_faturados() returns trigger language plpgsql as $corpo$
    begin
      if tg_op = 'INSERT' then
        %s;
      else
        %s;
      end if;
      return null;
    end $corpo$
  $funcao$, totalizar(faturados_de('novo', '1')), totalizar(faturados_de('velho', '-1')));

  -- What takes its receipts along is rare, and looked up by what is planned for it then: planned once for one invoice, it would
  -- compare each of ten thousand with each.
  execute format($funcao$
    create or replace function totalizar_mudanca() returns trigger language plpgsql as $corpo$
    begin
      if not exists (select from novo where tipo = 'R') and not exists (select from velho where tipo = 'R') then
        return null;
      end if;
      %s;
      if exists (select cliente_id, id, unidade_id, documento from novo
                 except select cliente_id, id, unidade_id, documento from velho) then
        execute %L;
      end if;
      return null;
    end $corpo$
  $funcao$, totalizar(concat_ws(' union all ', faturados_de('velho', '-1'), faturados_de('novo', '1'))),
    -- The first, of no invoice, names the columns.
    totalizar(concat_ws(' union all ', faturados_de('(select * from novo limit 0)', '1'),
      recebidos_de(format(levados, 'v'), '-1'), recebidos_de(format(levados, 'n'), '1'))));

  execute format($funcao$
    create or replace function totalizar_movimentos() returns trigger language plpgsql as $corpo$
    begin
      if not exists (select from novo where tipo = 'R') then return null; end if;
      %s;
      return null;
    end $corpo$
  $funcao$, totalizar(lancados_em('novo')));
end $$;

create trigger totalizar_inclusao after insert on faturamento referencing new table as novo
  for each statement execute function totalizar_faturados();
create trigger totalizar_exclusao after delete on faturamento referencing old table as velho
  for each statement execute function totalizar_faturados();
create trigger totalizar_mudanca after update on faturamento referencing old table as velho new table as novo
  for each statement execute function totalizar_mudanca();
create trigger totalizar after insert on movimento referencing new table as novo
  for each statement execute function totalizar_movimentos();

-- Merges the rows of the current client that were added before a moment.
create function juntar_totais_recebidos(ate timestamptz) returns void language sql security definer
set search_path = vinculo, pg_temp as $$
  with soltos as (
    delete from total_recebido t
     using (select por, dia, unidade_id, documento from total_recebido
             where cliente_id = (select cliente_atual()) and inclusao < ate
             group by por, dia, unidade_id, documento having count(*) > 1) g
     where t.cliente_id = (select cliente_atual()) and t.inclusao < ate and t.por = g.por and t.dia = g.dia
       and t.unidade_id = g.unidade_id and t.documento = g.documento
    returning t.*)
  insert into total_recebido (cliente_id, por, dia, unidade_id, documento, linhas, recebimentos, recebido, juros, multa,
    desconto, estornado, faturado, aberto, inclusao)
  select cliente_id, por, dia, unidade_id, documento, sum(linhas), sum(recebimentos), sum(recebido), sum(juros), sum(multa),
         sum(desconto), sum(estornado), sum(faturado), sum(aberto), max(inclusao)
    from soltos group by cliente_id, por, dia, unidade_id, documento
  having sum(linhas) <> 0 or sum(recebido) <> 0 or sum(estornado) <> 0 or sum(faturado) <> 0 or sum(aberto) <> 0
$$;

revoke all on function juntar_totais_recebidos(timestamptz) from public;

grant execute on function juntar_totais_recebidos(timestamptz) to vinculo_app;

-- Computes all totals of the current client again; for the owner.
create procedure refazer_totais_recebidos() language plpgsql as $$
begin
  delete from total_recebido where cliente_id = cliente_atual();
  execute totalizar(concat_ws(' union all ', faturados_de('faturamento', '1') || ' and f.cliente_id = cliente_atual()',
    recebidos_de('faturamento', '1') || ' and f.cliente_id = cliente_atual()'));
end $$;

-- Account of a payee as a relation: joined laterally it is inlined, unlike a scalar function.
create function contas_do_favorecido(cliente integer, aluno bigint, pessoa bigint) returns table (dados bytea)
stable rows 1 language sql as $$
  select coalesce(
    (select v.dados from conta_favorecido v
      where v.cliente_id = cliente and v.aluno_id = aluno and v.situacao = 'Em vigor' order by v.id desc limit 1),
    (select v.dados from conta_favorecido v
      where v.cliente_id = cliente and v.pessoa_id = pessoa and v.situacao = 'Em vigor' order by v.id desc limit 1),
    (select a.dados_bancarios from aluno a where a.cliente_id = cliente and a.id = aluno),
    (select p.dados_bancarios from pessoa p where p.cliente_id = cliente and p.id = pessoa))
$$;

create function conta_do_favorecido(cliente integer, aluno bigint, pessoa bigint) returns bytea stable language sql as $$
  select dados from contas_do_favorecido(cliente, aluno, pessoa)
$$;

create function contrato_com_conta() returns trigger language plpgsql as $$
begin
  new.banco := conta_do_favorecido(new.cliente_id, new.aluno_id, null);
  return new;
end $$;

create function levar_conta_aos_contratos() returns trigger language plpgsql as $$
declare
  aluno bigint := case tg_table_name when 'aluno' then (to_jsonb(new) ->> 'id')::bigint
                  else (to_jsonb(new) ->> 'aluno_id')::bigint end;
  conta bytea := conta_do_favorecido(new.cliente_id, aluno, null);
begin
  -- Another seal is no other account.
  if current_setting('vinculo.operacao', true) is not distinct from 'encryption reseal' then
    return null;
  end if;
  update contrato c set banco = conta, atualizacao = greatest(now(), c.inclusao)
   where c.cliente_id = new.cliente_id and c.aluno_id = aluno
     and c.situacao in ('Incluído', 'Aguardando assinatura', 'Ativo')
     and conta is not null and c.banco is distinct from conta;
  return null;
end $$;

create trigger trazer_conta_ao_incluir before insert on contrato
  for each row when (new.banco is null) execute function contrato_com_conta();
create trigger trazer_conta_de_outro_aluno before update of aluno_id on contrato
  for each row when (old.aluno_id is distinct from new.aluno_id) execute function contrato_com_conta();
create trigger levar_conta_aos_contratos after update of dados_bancarios on aluno
  for each row when (old.dados_bancarios is distinct from new.dados_bancarios)
  execute function levar_conta_aos_contratos();
create trigger levar_conta_aos_contratos after update of situacao on conta_favorecido
  for each row when (new.aluno_id is not null and old.situacao is distinct from new.situacao
    and 'Em vigor' in (old.situacao, new.situacao))
  execute function levar_conta_aos_contratos();

----------------------------------------------------------------------------------------------------
-- Queries
----------------------------------------------------------------------------------------------------

-- Paged queries remember their total and where pages begin, so that the next page neither counts nor skips. A
-- crash costs one more count.
create unlogged table caminhada (
  cliente_id integer not null,
  id bigint generated always as identity,
  -- Keyed digest of the question and the page size.
  chave text collate "C" not null,
  total bigint not null,
  -- Newest inclusion at the beginning: later rows are not part of the walk.
  ate timestamptz not null,
  -- End of the period; a day if none was given.
  fim timestamptz,
  iniciada_em timestamptz not null default now(),
  usada_em timestamptz not null default now(),
  -- The last page was read.
  terminada boolean not null default false,
  primary key (cliente_id, id)
);
create index caminhada_por_chave on caminhada (cliente_id, chave, id);
call proteger('caminhada');

-- The element before a page. No foreign key: both tables are written and removed together.
create unlogged table caminhada_pagina (
  cliente_id integer not null,
  caminhada_id bigint not null,
  pagina integer not null,
  momento timestamptz not null,
  linha bigint not null,
  posicao integer not null default 0,
  -- Rows of the page, if no index finds them.
  chaves bigint[],
  -- Key of the group before a page of groups.
  grupo text collate "C" not null default '',
  primary key (cliente_id, caminhada_id, pagina)
);
call proteger('caminhada_pagina');

-- Notes that something shown by many contracts changed (a person, a course, a proposal), written by the
-- transaction that changes it. A rendered document with a visible note is not used. The background task, alone
-- for a client, deletes the documents of its notes together with the notes, and renders documents from a later
-- snapshot. A change that this snapshot does not see therefore has a note.
create table mudanca (
  cliente_id integer not null,
  id bigint generated always as identity,
  tipo text collate "C" not null check (tipo in
    ('aluno', 'cliente', 'convenio', 'curso', 'disciplina', 'pessoa', 'professor', 'proposta', 'unidade')),
  alvo bigint not null,
  primary key (cliente_id, tipo, alvo, id)
);
call proteger('mudanca');

----------------------------------------------------------------------------------------------------
-- References to tables of later sections
----------------------------------------------------------------------------------------------------

alter table pendencia add foreign key (cliente_id, arquivo_id) references arquivo;
alter table movimento add foreign key (cliente_id, remessa_item_id) references remessa_item;
alter table remessa_item add foreign key (cliente_id, retorno_item_id) references retorno_item;

----------------------------------------------------------------------------------------------------
-- Records that show other records
----------------------------------------------------------------------------------------------------

-- A changed contract loses its rendered document, unless the change brings a new one.
create function esquecer_o_proprio() returns trigger language plpgsql as $$
begin
  if new.documento is not distinct from old.documento and new.documento is not null then
    new.documento := null;
  end if;
  return new;
end $$;

create function avisar_documentos() returns trigger language plpgsql as $$
begin
  insert into tarefa (tipo, cliente_id, pedida_em)
  select 'documentos', cliente_id, clock_timestamp() from mudou
   where documento is null and modalidade = 'monitoria' group by cliente_id
  on conflict (tipo, cliente_id) do update set pedida_em = excluded.pedida_em;
  return null;
end $$;

create trigger esquecer_o_proprio before update on contrato
  for each row execute function esquecer_o_proprio();
create trigger avisar_ao_insert after insert on contrato referencing new table as mudou
  for each statement execute function avisar_documentos();
create trigger avisar_ao_update after update on contrato referencing new table as mudou
  for each statement execute function avisar_documentos();

call notar_mudancas('aluno', '{nome,nome_social,cpf,matricula}');
call notar_mudancas('unidade', '{nome}');
call notar_mudancas('curso', '{nome,unidade_id}');
call notar_mudancas('professor', '{identificacao,nome}');
call notar_mudancas('pessoa', '{nome,nome_fantasia,documento}');
call notar_mudancas('convenio', '{convenio}');
call notar_mudancas('proposta', '{titulo,situacao,inclusao,inicio,termino}');
call notar_mudancas('disciplina', '{identificacao,nome}');

-- Subjects of a proposal.
create function notar_disciplinas() returns trigger language plpgsql as $$
declare
  clientes integer[];
begin
  with notadas as (
    insert into mudanca (cliente_id, tipo, alvo)
    select distinct m.cliente_id, 'proposta', m.proposta_id from mudou m
     where exists (select from contrato c where c.cliente_id = m.cliente_id and c.proposta_id = m.proposta_id)
    returning cliente_id)
  select array_agg(distinct cliente_id) into clientes from notadas;
  perform pedir_documentos(clientes);
  return null;
end $$;

-- Documents show moments in the client's time zone. The operator changes it without a current client.
create function notar_fuso() returns trigger language plpgsql as $$
declare antes text := current_setting('vinculo.cliente', true);
begin
  perform set_config('vinculo.cliente', new.cliente_id::text, true);
  insert into mudanca (cliente_id, tipo, alvo) values (new.cliente_id, 'cliente', new.cliente_id);
  perform set_config('vinculo.cliente', coalesce(antes, ''), true);
  perform pedir_documentos(array[new.cliente_id]);
  return null;
end $$;

create trigger notar_ao_insert after insert on proposta_disciplina referencing new table as mudou
  for each statement execute function notar_disciplinas();
create trigger notar_ao_update after update on proposta_disciplina referencing new table as mudou
  for each statement execute function notar_disciplinas();
create trigger notar_ao_delete after delete on proposta_disciplina referencing old table as mudou
  for each statement execute function notar_disciplinas();
create trigger notar_fuso after update of fuso on cliente
  for each row when (old.fuso is distinct from new.fuso) execute function notar_fuso();

call acompanhar_parte('arquivo', '%1$s.contrato_id',
  '{nome,nome_fisico,atualizacao,prazo,situacao_assinatura,situacao}');
call acompanhar_parte('assinatura',
  '(select a.contrato_id from arquivo a where a.cliente_id = %1$s.cliente_id and a.id = %1$s.arquivo_id)',
  '{assinante,nome,email,envio,assinado,recusado,assinado_em}');
call acompanhar_parte('contrato_beneficio', '%1$s.contrato_id',
  '{beneficio,dias_uteis,valor,percentual,tipo,quantidade_diaria,usuario,inclusao}');
call acompanhar_parte('solicitacao', '%1$s.contrato_id', '{tipo,situacao,motivo,data,usuario,inclusao}');
call acompanhar_parte('parcela', '%1$s.contrato_id', '{parcela,data,valor_bolsa,tipo_taxa,usuario,inclusao}');
call acompanhar_parte('pendencia', '%1$s.contrato_id',
  '{tipo,situacao,prazo_entrega,entrega,parecer_estagiario,parecer_estagiario_em,parecer_concedente,parecer_concedente_em,parecer_professor,parecer_professor_em,validade,usuario,inclusao}');
call acompanhar_parte('contrato_historico', '%1$s.contrato_id', '{historico,inclusao,usuario}');
call acompanhar_parte('registro_atividade', '%1$s.contrato_id',
  '{realizacao,inicio,termino,atividades,situacao,aprovacao,inclusao}');
call acompanhar_parte('contrato_recesso', '%1$s.contrato_id', '{inicio,termino}');

call mover_registros('arquivo');
call mover_registros('convenio');
call mover_registros('equivalencia');
call mover_registros('faturamento');
call mover_registros('projeto_extensao');
call mover_registros('remessa');
call mover_registros('vaga');
call mover_registros('proposta');

create function tocar_propostas_ao_incluir() returns trigger language plpgsql as $$
begin
  perform tocar_proposta(array_agg(t.cliente_id), array_agg(t.proposta_id))
     from (select distinct cliente_id, proposta_id from novo where proposta_id is not null) t having count(*) > 0;
  return null;
end $$;

create function tocar_propostas_ao_alterar() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  perform tocar_proposta(array_agg(t.cliente_id), array_agg(t.proposta_id))
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

-- A signature is part of its file, and a file of its record.
call acompanhar('assinatura', 'arquivo', '%1$s.arquivo_id',
  '%1$s.assinante, %1$s.nome, %1$s.email, %1$s.envio, %1$s.assinado, %1$s.recusado, %1$s.assinado_em');
call acompanhar('convenio_curso', 'convenio', '%1$s.convenio_id', '%1$s.curso_id');
call acompanhar('projeto_extensao_curso', 'projeto_extensao', '%1$s.projeto_extensao_id', '%1$s.curso_id, %1$s.horas_curriculares');
call acompanhar('projeto_extensao_parceiro', 'projeto_extensao', '%1$s.projeto_extensao_id', '%1$s.pessoa_id');
call acompanhar('participacao', 'projeto_extensao', '%1$s.projeto_extensao_id',
  '%1$s.aluno_id, %1$s.papel, %1$s.horas_previstas, %1$s.situacao');
call acompanhar('participacao_hora', 'projeto_extensao',
  '(select p.projeto_extensao_id from participacao p where p.cliente_id = %1$s.cliente_id and p.id = %1$s.participacao_id)',
  '%1$s.horas');
call acompanhar('proposta_disciplina', 'proposta', '%1$s.proposta_id', '%1$s.disciplina_id, %1$s.turma');
-- Invoices show their documents.
call acompanhar('documento_financeiro', 'faturamento', '%1$s.faturamento_id',
  '%1$s.tipo, %1$s.numero, %1$s.emissao, %1$s.vencimento, %1$s.valor, %1$s.linha_digitavel, %1$s.pix_copia_cola, %1$s.url');
call acompanhar('remessa_item', 'remessa', '%1$s.remessa_id',
  '%1$s.situacao, %1$s.sequencia, %1$s.forma_lancamento, %1$s.seu_numero, %1$s.faturamento_id, %1$s.valor, %1$s.data, %1$s.ocorrencias::text');
-- A vacancy counts applications that were not withdrawn, and filled places.
call acompanhar('candidatura', 'vaga', '%1$s.vaga_id', $$%1$s.situacao = 'Desistência', %1$s.situacao = 'Contratada'$$);
call acompanhar('colaborador_contrato', 'vaga', '%1$s.vaga_id', '%1$s.cancelamento is null');

do $$
declare
  dono text;
begin
  foreach dono in array array['convenio', 'equivalencia', 'projeto_extensao'] loop
    call acompanhar('arquivo', dono::regclass, '%1$s.' || dono || '_id',
      '%1$s.nome, %1$s.nome_fisico, %1$s.atualizacao, %1$s.prazo, %1$s.situacao_assinatura, %1$s.situacao');
  end loop;
end $$;

-- Every sequence of an internship shows the amendments and the recess of its contract number, so that all of
-- them change together.
create function tocar_irmaos(clientes integer[], numeros bigint[], alterados bigint[]) returns void language plpgsql
  set enable_nestloop = on as $$
begin
  perform tocar_contratos(array_agg(c.cliente_id), array_agg(c.id))
     from (select distinct o.cliente_id, o.id from unnest(clientes, numeros) p(cliente, numero)
             join contrato o on o.cliente_id = p.cliente and o.numero = p.numero and o.modalidade = 'estagio'
            where o.id <> all(alterados)) c
   having count(*) > 0;
end $$;

create function tocar_pelo_contrato_ao_incluir() returns trigger language plpgsql as $$
begin
  perform tocar_irmaos(array_agg(n.cliente_id), array_agg(n.numero), array_agg(n.id))
     from novo n where n.modalidade = 'estagio' and n.sequencia > 1 having count(*) > 0;
  perform tocar_vaga(array_agg(t.cliente_id), array_agg(t.vaga_id))
     from (select distinct cliente_id, vaga_id from novo where vaga_id is not null and candidatura_id is null) t
   having count(*) > 0;
  return null;
end $$;

create function tocar_pelo_contrato_ao_alterar() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  if not exists (
    select from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
     where (n.numero, n.situacao, n.inicio, n.encerramento, n.contratacao, n.aditivo_tipo, n.aditivo_descricao, n.vaga_id, n.candidatura_id)
       is distinct from (v.numero, v.situacao, v.inicio, v.encerramento, v.contratacao, v.aditivo_tipo, v.aditivo_descricao, v.vaga_id, v.candidatura_id))
  then
    return null;
  end if;
  perform tocar_irmaos(array_agg(n.cliente_id), array_agg(n.numero), array_agg(n.id))
     from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
    where n.modalidade = 'estagio'
      and ((n.sequencia > 1 and (n.situacao, n.encerramento, n.aditivo_tipo, n.aditivo_descricao)
              is distinct from (v.situacao, v.encerramento, v.aditivo_tipo, v.aditivo_descricao))
           or (n.inicio, n.contratacao) is distinct from (v.inicio, v.contratacao))
   having count(*) > 0;
  perform tocar_vaga(array_agg(t.cliente_id), array_agg(t.vaga_id))
     from (select distinct n.cliente_id, u.vaga_id from novo n join velho v on v.cliente_id = n.cliente_id and v.id = n.id
            cross join lateral unnest(array[n.vaga_id, v.vaga_id]) u(vaga_id)
            where u.vaga_id is not null and (n.vaga_id, n.candidatura_id is null, n.situacao = 'Cancelado')
              is distinct from (v.vaga_id, v.candidatura_id is null, v.situacao = 'Cancelado')) t
   having count(*) > 0;
  return null;
end $$;

-- Recess is counted by contract number.
create function tocar_irmaos_pelo_recesso() returns trigger language plpgsql as $$
begin
  perform tocar_irmaos(array_agg(c.cliente_id), array_agg(c.numero), array_agg(c.id))
     from (select distinct cliente_id, contrato_id from mudou) m
     join contrato c on c.cliente_id = m.cliente_id and c.id = m.contrato_id
   having count(*) > 0;
  return null;
end $$;

create trigger tocar_pelo_contrato_ao_incluir after insert on contrato referencing new table as novo
  for each statement execute function tocar_pelo_contrato_ao_incluir();
create trigger tocar_pelo_contrato_ao_alterar after update on contrato referencing old table as velho new table as novo
  for each statement execute function tocar_pelo_contrato_ao_alterar();
create trigger tocar_irmaos_ao_incluir after insert on contrato_recesso referencing new table as mudou
  for each statement execute function tocar_irmaos_pelo_recesso();
create trigger tocar_irmaos_ao_alterar after update on contrato_recesso referencing new table as mudou
  for each statement execute function tocar_irmaos_pelo_recesso();
create trigger tocar_irmaos_ao_excluir after delete on contrato_recesso referencing old table as mudou
  for each statement execute function tocar_irmaos_pelo_recesso();

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

do $$
declare
  -- A contract's own days, and those of its instalments.
  dias text := $f$least(%1$s.inicio, (select min(l.data) from parcela l where l.cliente_id = %1$s.cliente_id and l.contrato_id = %1$s.id)) as de,
    greatest(%1$s.encerramento, (select max(l.data) from parcela l where l.cliente_id = %1$s.cliente_id and l.contrato_id = %1$s.id)) as ate$f$;
  do_contrato text := 'select %1$s.cliente_id, %1$s.modalidade, %1$s.unidade_id, %1$s.curso_id, ' || dias || ' from %2$s %1$s';
  -- What is of a contract, on one day.
  da_parte text := 'select c.cliente_id, c.modalidade, c.unidade_id, c.curso_id, p.dia as de, p.dia as ate from (%s) p
    join contrato c on c.cliente_id = p.cliente_id and c.id = p.contrato_id';
  gatilho record;
begin
  for gatilho in
    select * from (values
      ('contrato', 'insert', format(do_contrato, 'n', 'novo')),
      ('contrato', 'update', format(do_contrato, 'n', 'novo') || ' join velho o on o.cliente_id = n.cliente_id and o.id = n.id
          where (n.modalidade, n.unidade_id, n.curso_id, n.situacao, n.inicio, n.encerramento)
            is distinct from (o.modalidade, o.unidade_id, o.curso_id, o.situacao, o.inicio, o.encerramento)
        union all ' || format(do_contrato, 'v', 'velho') || ' join novo o on o.cliente_id = v.cliente_id and o.id = v.id
          where (v.modalidade, v.unidade_id, v.curso_id, v.situacao, v.inicio, v.encerramento)
            is distinct from (o.modalidade, o.unidade_id, o.curso_id, o.situacao, o.inicio, o.encerramento)'),
      ('parcela', 'insert', format(da_parte, 'select cliente_id, contrato_id, data as dia from novo')),
      ('parcela', 'delete', format(da_parte, 'select cliente_id, contrato_id, data as dia from velho')),
      ('parcela', 'update', format(da_parte, 'select n.cliente_id, u.contrato_id, u.dia from novo n
          join velho v on v.cliente_id = n.cliente_id and v.id = n.id
          cross join lateral (values (n.contrato_id, n.data), (v.contrato_id, v.data)) u(contrato_id, dia)
         where (n.contrato_id, n.data, n.valor_bolsa, n.tipo_taxa, n.pagamento is null)
           is distinct from (v.contrato_id, v.data, v.valor_bolsa, v.tipo_taxa, v.pagamento is null)')),
      ('faturamento', 'insert', format(da_parte, $f$select cliente_id, contrato_id, vencimento as dia from novo where tipo = 'P'$f$)),
      ('faturamento', 'update', format(da_parte, $f$select n.cliente_id, u.contrato_id, u.dia from novo n
          join velho v on v.cliente_id = n.cliente_id and v.id = n.id
          cross join lateral (values (n.contrato_id, n.vencimento), (v.contrato_id, v.vencimento)) u(contrato_id, dia)
         where n.tipo = 'P' and (n.contrato_id, n.vencimento, n.situacao_basica, n.liquido_centavos, n.quitado)
           is distinct from (v.contrato_id, v.vencimento, v.situacao_basica, v.liquido_centavos, v.quitado)$f$)),
      ('faturamento_item', 'insert', format(da_parte, 'select n.cliente_id, n.contrato_id, l.data as dia from novo n
          join parcela l on l.cliente_id = n.cliente_id and l.contrato_id = n.contrato_id and l.parcela = n.parcela')),
      -- A reversal counts on the day of what it takes back.
      ('movimento', 'insert', format(da_parte, $f$select n.cliente_id, f.contrato_id, coalesce(o.data, n.data) as dia from novo n
          join faturamento f on f.cliente_id = n.cliente_id and f.id = n.faturamento_id
          left join movimento o on o.cliente_id = n.cliente_id and o.id = n.estorno_de
         where n.tipo = 'P'$f$))) g(tabela, evento, relacao)
  loop
    execute format('create function notar_orcamentos_ao_%1$s_%2$s() returns trigger language plpgsql as $b$
      begin
        if exists (select from orcamento where cliente_id = cliente_atual()) then %3$s end if;
        return null;
      end $b$', gatilho.evento, gatilho.tabela, notar_orcamentos(gatilho.relacao));
    execute format('create trigger notar_orcamentos_ao_%1$s after %1$s on %2$s referencing %3$s
      for each statement execute function notar_orcamentos_ao_%1$s_%2$s()', gatilho.evento, gatilho.tabela,
      case gatilho.evento when 'insert' then 'new table as novo' when 'delete' then 'old table as velho'
        else 'old table as velho new table as novo' end);
  end loop;
end $$;

alter trigger tocar_ao_insert on assinatura rename to tocar_contrato_ao_insert;
alter trigger tocar_ao_update on assinatura rename to tocar_contrato_ao_update;
alter trigger tocar_ao_delete on assinatura rename to tocar_contrato_ao_delete;

----------------------------------------------------------------------------------------------------
-- Versions, histories and orders of lists
----------------------------------------------------------------------------------------------------

call versionar('vaga');
call versionar('aluno');
call versionar('professor');
call versionar('curso');
call versionar('pessoa');
call versionar('usuario');
call versionar('convenio');
call versionar('apolice');
call versionar('contrato');
call versionar('arquivo');
call versionar('mensagem');
call versionar('proposta');
call versionar('projeto_extensao');
call versionar('participacao');
call versionar('equivalencia');
call versionar('orcamento');
call versionar('diploma');
call versionar('solicitacao');
call versionar('pendencia');
call versionar('registro_atividade');
call versionar('modelo');
call versionar('faturamento');
call versionar('colaborador');
call versionar('candidatura');
call versionar('conta_bancaria');
call versionar('remessa');
call versionar('remessa_item');
call versionar('retorno_item');
call versionar('conta_favorecido');

call historiar('vaga', 'situacao');
call historiar('convenio', 'situacao');
call historiar('apolice', 'situacao');
call historiar('contrato', 'situacao');
call historiar('arquivo', 'situacao');
call historiar('mensagem', 'situacao');
call historiar('proposta', 'situacao');
call historiar('projeto_extensao', 'situacao');
call historiar('participacao', 'situacao');
call historiar('equivalencia', 'situacao');
call historiar('orcamento', 'situacao');
call historiar('diploma', 'situacao');
call historiar('solicitacao', 'situacao');
call historiar('pendencia', 'situacao');
call historiar('registro_atividade', 'situacao');
call historiar('modelo', 'situacao');
call historiar('candidatura', 'situacao');
call historiar('conta_bancaria', 'situacao');
call historiar('remessa', 'situacao');
call historiar('remessa_item', 'situacao');
call historiar('retorno_item', 'situacao');
call historiar('conta_favorecido', 'situacao');

call historiar('arquivo', 'situacao_assinatura', 'assinatura');

call historiar_derivada('faturamento',
  'situacao_do_faturamento(n.situacao_basica, n.vencimento, (select hoje_do_cliente()))');

call ordenar('vaga', 'titulo', 'titulo collate unicode');
call ordenar('vaga', 'situacao', $$case situacao when 'Em aprovação' then 1 when 'Aberta' then 2 when 'Suspensa' then 3 when 'Reprovada' then 4 when 'Encerrada' then 5 when 'Cancelada' then 6 end$$);
call ordenar('vaga', 'fim_inscricao', 'fim_inscricao', true);
call ordenar('convenio', 'convenio', 'convenio collate unicode');
call ordenar('convenio', 'situacao', $$case situacao when 'Em elaboração' then 1 when 'Aguardando assinatura' then 2 when 'Vigente' then 3 when 'Vencido' then 4 when 'Encerrado' then 5 when 'Cancelado' then 6 end$$);
call ordenar('convenio', 'termino', 'termino', true);
call ordenar('arquivo', 'nome', 'nome collate unicode');
call ordenar('arquivo', 'situacao', $$case situacao when 'Em Aprovação' then 1 when 'Aprovado' then 2 when 'Recusado' then 3 end$$);
call ordenar('arquivo', 'prazo', 'prazo', true);
call ordenar('solicitacao', 'situacao', $$case situacao when 'Em elaboração' then 1 when 'Incluída' then 2 when 'Atendida' then 3 when 'Cancelada' then 4 end$$);
call ordenar('pendencia', 'situacao', $$case situacao when 'Pendente' then 1 when 'Entregue' then 2 when 'Em aprovação' then 3 when 'Aprovado' then 4 when 'Cancelado' then 5 end$$);
call ordenar('pendencia', 'prazo_entrega', 'prazo_entrega', true);
call ordenar('registro_atividade', 'situacao', $$case situacao when 'Incluída' then 1 when 'Enviada' then 2 when 'Devolvida' then 3 when 'Aprovada' then 4 end$$);
call ordenar('registro_atividade', 'inicio', 'inicio', true);
call ordenar('contrato', 'numero', 'numero');
call ordenar('contrato', 'situacao', $$case situacao when 'Incluído' then 1 when 'Aguardando assinatura' then 2 when 'Ativo' then 3 when 'Concluído' then 4 when 'Cancelado' then 5 when 'Rescindido' then 6 end$$);
call ordenar('contrato', 'inicio', 'inicio');
call ordenar('contrato', 'encerramento', 'encerramento');
call ordenar('apolice', 'apolice', 'apolice collate unicode');
call ordenar('apolice', 'seguradora', 'seguradora collate unicode');
call ordenar('apolice', 'termino', 'termino');
call ordenar('mensagem', 'inclusao', 'inclusao');
call ordenar('mensagem', 'nome', 'nome collate unicode');
call ordenar('mensagem', 'situacao', $$case situacao when 'Pendente' then 1 when 'Enviando' then 2 when 'Enviada' then 3 when 'Não entregue' then 4 when 'Cancelada' then 5 end$$);
call ordenar('solicitacao', 'prazo', 'prazo', true);
call ordenar('colaborador', 'nome', 'nome collate unicode');
call ordenar('remessa_item', 'data', 'data');
call ordenar('remessa_item', 'situacao', $$case situacao when 'Gerado' then 1 when 'Enviado' then 2 when 'Agendado' then 3 when 'Pago' then 4 when 'Recusado' then 5 when 'Cancelado' then 6 when 'Devolvido' then 7 end$$);
call ordenar('retorno_item', 'situacao', $$case situacao when 'Conferir' then 1 when 'Aplicado' then 2 when 'Repetido' then 3 when 'Conciliado' then 4 end$$);
call ordenar('faturamento', 'liquido', 'liquido_centavos');

----------------------------------------------------------------------------------------------------
-- Audited tables
----------------------------------------------------------------------------------------------------

call auditar('aluno', '{"nome": "aluno", "bloqueio": "bloqueadoAte", "dados_bancarios": "banco", "dados_deficiencia": "deficiencia", "versao": null}');
call auditar('usuario', '{"nascimento": "dataNascimento", "versao": null}');
call auditar('professor', '{"nome": "professor", "bloqueio": "dtBloqueioAcesso", "versao": null}');
call auditar('curso', '{"nome": "curso", "versao": null}');
call auditar('disciplina', '{"nome": "disciplina"}');
call auditar('turma', '{"nome": "turma"}');
call auditar('aluno_curso', '{"situacao": "situacaoMatricula"}');
call auditar('curso_disciplina');
call auditar('curso_professor');
call auditar('disciplina_turma');
call auditar('turma_aluno', '{"situacao": "situacaoDisciplina"}');
call auditar('turma_professor');
call auditar('aluno_disciplina', '{"situacao": "situacaoDisciplina"}');
call auditar('aluno_disciplina_professor');
call auditar('pessoa', '{"dados_bancarios": "banco", "versao": null}');
call auditar('curriculo', '{"dados_deficiencia": "deficiencia", "consentimento": "dtConsentimento", "arquivo_sha256": "arquivoHash", "arquivo_conteudo": null}');
call auditar('vaga', '{"lote_encerramento_id": null, "versao": null}');
call auditar('faturamento', '{"situacao_externa": "situacao", "situacao_basica": null, "liquido_centavos": null, "movimentado": null, "quitado": null, "agendado": null, "pix_copia_cola": null, "versao": null}');
call auditar('documento_financeiro', '{"arquivo_sha256": "arquivoHash", "arquivo_conteudo": null}');
call auditar('convenio', '{"versao": null}');
call auditar('proposta', '{"versao": null}');
call auditar('proposta_disciplina');
call auditar('contrato', '{"numero": "contrato", "documento": null, "versao": null}');
call auditar('arquivo', '{"versao": null, "arquivo_sha256": "arquivoHash"}');
call auditar('assinatura', '{}', $$case when n.assinado and not v.assinado then 'Assinatura' else 'Alteração' end$$);
call auditar('contrato_beneficio');
call auditar('solicitacao', '{"contrato_numero": null, "versao": null}');
call auditar('parcela');
call auditar('pendencia', '{"versao": null}');
call auditar('contrato_historico');
call auditar('registro_atividade', '{"versao": null}');
call auditar('unidade');
call auditar('area');
call auditar('cargo');
call auditar('horario');
call auditar('colaborador', '{"versao": null}');
call auditar('colaborador_contrato');
call auditar('deficiencia');
call auditar('perfil');
call auditar('credencial', '{"hash": null, "usada_em": null, "usada_de": null, "usada_por": null}',
  $$case when v.revogada_em is null and n.revogada_em is not null then 'Inativação' else 'Alteração' end$$);
call auditar('cliente', '{"pix_proposta_versao": null}');
call auditar('provedor_oidc');
call auditar('conta_integracao', '{"hash": null, "hash_anterior": null, "usada_em": null}',
  $$case when v.revogada_em is null and n.revogada_em is not null then 'Inativação' else 'Alteração' end$$);
call auditar('webhook_destino',
  '{"sequencia": null, "falhas": null, "falhas_desde": null, "nao_antes": null, "dreno_ate": null, "situacao_desde": null}',
  $$case when v.situacao <> 'Removido' and n.situacao = 'Removido' then 'Inativação' else 'Alteração' end$$);
call auditar('correcao', '{"informada": null, "autor": null}');
call auditar('convenio_curso');
call auditar('apolice', '{"versao": null}');
call auditar('contrato_recesso');
call auditar('modelo', '{"versao": null}');
call auditar('link', '{"hash": null}');
call auditar('mensagem', '{"versao": null, "dados": null, "segredo": null, "tentativas": null, "proxima_em": null}');
call auditar('modelo_mensagem');
call auditar('projeto_extensao', '{"versao": null}');
call auditar('projeto_extensao_curso');
call auditar('projeto_extensao_parceiro');
call auditar('participacao', '{"versao": null}');
call auditar('participacao_hora');
call auditar('equivalencia', '{"versao": null}');
call auditar('orcamento', '{"versao": null}');
call auditar('diploma', '{"versao": null}');
call auditar('certificado', '{"segredo": null}');
call auditar('faturamento_item');
call auditar('movimento', '{"end_to_end": "endToEndId"}');
call auditar('execucao');
call auditar('frequencia');
call auditar('colaborador_lotacao');
call auditar('colaborador_acesso', '{"hash": null, "sessao_hash": null}');
-- The audit trail never shows whether somebody has a disability.
call auditar('candidatura', '{"versao": null, "reservada": null}');
call auditar('conta_bancaria', '{"versao": null}');
call auditar('remessa', '{"versao": null}');
call auditar('remessa_item', '{"versao": null}');
call auditar('retorno');
call auditar('retorno_item', '{"versao": null}');
call auditar('conta_favorecido', '{"versao": null}');
call auditar('segundo_fator', '{"segredo": null, "proposto": null, "ultimo_passo": null}');
call auditar('codigo_recuperacao', '{"codigo": null}');
call auditar('causa', '{"registros": null, "desde": null, "ultima": null, "lote_id": null, "versao": null}');
call auditar('ensaio', '{"token_hash": null, "etapa": null, "etapas_feitas": null, "etapas": null, "pronto_em": null}');
call auditar('movimento_retificacao');
call auditar('ajuste_vigencia');
call auditar('compensacao');
