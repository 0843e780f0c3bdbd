import Database

extension CrewsMigrations {
    /// Meetings, the answers to them, and private addresses of calendars.
    static let meetings = Migration(
        "crews-0002-meetings",
        """
        CREATE TABLE crew_meetings (
            id TEXT NOT NULL PRIMARY KEY,
            crew TEXT NOT NULL,
            title TEXT NOT NULL,
            place TEXT NOT NULL,
            starts_at BIGINT NOT NULL,
            ends_at BIGINT NOT NULL,
            zone TEXT NOT NULL,
            local_start TEXT NOT NULL,
            local_end TEXT NOT NULL,
            local_answers_until TEXT NOT NULL,
            repeated_hour TEXT,
            capacity BIGINT,
            answers_until BIGINT NOT NULL,
            note TEXT NOT NULL,
            remind_at BIGINT,
            reminded_for BIGINT,
            called_off_at BIGINT,
            created_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL,
            version BIGINT NOT NULL
        )
        """,
        "CREATE INDEX crew_meetings_crew ON crew_meetings (crew, starts_at, id DESC)",
        "CREATE INDEX crew_meetings_coming ON crew_meetings (starts_at, id) WHERE called_off_at IS NULL",
        "CREATE INDEX crew_meetings_reminders ON crew_meetings (remind_at, id) WHERE remind_at IS NOT NULL",
        """
        CREATE TABLE crew_answers (
            meeting TEXT NOT NULL,
            member TEXT NOT NULL,
            place TEXT NOT NULL,
            guests BIGINT NOT NULL,
            since_at BIGINT NOT NULL,
            until_at BIGINT,
            came BIGINT,
            list_key BIGINT NOT NULL,
            PRIMARY KEY (meeting, member)
        )
        """,
        "CREATE INDEX crew_answers_list ON crew_answers (meeting, list_key, member DESC)",
        "CREATE INDEX crew_answers_place ON crew_answers (meeting, place, since_at, member DESC)",
        "CREATE INDEX crew_answers_member ON crew_answers (member, meeting)",
        """
        CREATE INDEX crew_answers_offers ON crew_answers (until_at, meeting, member)
        WHERE place = 'offered'
        """,
        """
        CREATE TABLE crew_calendar_rights (
            hash TEXT NOT NULL PRIMARY KEY,
            member TEXT NOT NULL,
            scope TEXT NOT NULL,
            made_at BIGINT NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX crew_calendar_rights_member ON crew_calendar_rights (member, scope)")
}
