CREATE FUNCTION vote_stays() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF OLD.elect_f IS DISTINCT FROM 1 THEN
    RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'who has voted stays on the roll' USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW.election_id, NEW.member_number) IS DISTINCT FROM (OLD.election_id, OLD.member_number) THEN
    RAISE EXCEPTION 'a mark stays with its voter' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.elect_f = 1 THEN
    IF (NEW.marked_at, NEW.marked_by, NEW.marked_centre_id, NEW.marked_desk)
       IS DISTINCT FROM (OLD.marked_at, OLD.marked_by, OLD.marked_centre_id, OLD.marked_desk) THEN
      RAISE EXCEPTION 'a mark is never written over' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF NOT EXISTS (
    SELECT FROM vote_events
    WHERE election_id = OLD.election_id AND member_number = OLD.member_number AND act = 'undo'
      AND transaction = txid_current() AND by IS DISTINCT FROM OLD.marked_by
  ) THEN
    RAISE EXCEPTION 'a mark is taken back only by a recorded undo of a second person' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER vote_stays BEFORE UPDATE OR DELETE ON voters FOR EACH ROW EXECUTE FUNCTION vote_stays();
--> statement-breakpoint
CREATE FUNCTION vote_events_stay() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'an act of an election is never changed or deleted' USING ERRCODE = 'check_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER vote_events_stay BEFORE UPDATE OR DELETE ON vote_events FOR EACH ROW EXECUTE FUNCTION vote_events_stay();
