CREATE FUNCTION audit_hash(entry audit) RETURNS text
LANGUAGE sql STABLE
AS $$
  SELECT encode(
    sha256(convert_to(
      jsonb_build_array(
        entry.chain_number, entry.previous_hash, extract(epoch FROM entry.at)::text, entry.actor_kind,
        entry.actor_id, entry.action, entry.subject, entry.detail, entry.address_hash
      )::text, 'UTF8'
    )), 'hex'
  )
$$;
--> statement-breakpoint
CREATE FUNCTION audit_link() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE last audit;
BEGIN
  PERFORM pg_advisory_xact_lock(7301946);
  SELECT * INTO last FROM audit WHERE chain_number IS NOT NULL ORDER BY chain_number DESC LIMIT 1;
  NEW.chain_number := coalesce(last.chain_number, 0) + 1;
  NEW.previous_hash := last.hash;
  NEW.hash := audit_hash(NEW);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_link BEFORE INSERT ON audit FOR EACH ROW EXECUTE FUNCTION audit_link();
--> statement-breakpoint
CREATE FUNCTION audit_stays() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'an entry of the audit is never changed or deleted';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION audit_stays();
