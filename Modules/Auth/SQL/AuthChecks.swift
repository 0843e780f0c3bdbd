import Auth
public import Database

/// Integrity checks over the tables of accounts and sessions.
public enum AuthChecks {
    /// All of them.
    public static let all = [
        IntegrityCheck(rowsOf: AuthTables.members, columns: MemberRow.columns, as: "a member", ko: "회원") {
            row throws(DatabaseError) in _ = try MemberRow.record(&row)
        },
        IntegrityCheck(
            "a session is of a member who has not withdrawn", ko: "세션의 회원이 탈퇴하지 않았습니다",
            offenders: """
                SELECT id FROM auth_sessions WHERE NOT EXISTS (
                    SELECT 1 FROM auth_members
                    WHERE auth_members.id = auth_sessions.member_id AND withdrawn_at IS NULL)
                """),
        IntegrityCheck(
            "a refresh token is of a session", ko: "새로 고침 토큰에 세션이 있습니다",
            offenders: """
                SELECT digest FROM auth_refresh_tokens
                WHERE NOT EXISTS (SELECT 1 FROM auth_sessions WHERE id = session_id)
                """),
        IntegrityCheck(
            "a member who has withdrawn has left nothing to sign in with", ko: "탈퇴한 회원의 로그인 정보가 남아 있지 않습니다",
            offenders: """
                SELECT id FROM auth_members WHERE withdrawn_at IS NOT NULL
                AND (password_hash IS NOT NULL OR email_key IS NOT NULL OR nickname_skeleton IS NOT NULL
                OR reset_digest IS NOT NULL OR picture IS NOT NULL OR silenced_until IS NOT NULL)
                """),
        IntegrityCheck(
            "a business is complete, and of a member who has not withdrawn",
            ko: "사업자 정보가 빠짐없고, 그 회원이 탈퇴하지 않았습니다",
            offenders: """
                SELECT id FROM auth_members
                WHERE coalesce(
                    business_name, business_representative, business_address, business_phone, business_email,
                    business_registration, business_mail_order) IS NOT NULL
                AND (withdrawn_at IS NOT NULL OR business_name IS NULL OR business_representative IS NULL
                OR business_address IS NULL OR business_phone IS NULL OR business_email IS NULL
                OR business_registration IS NULL)
                """),
        IntegrityCheck(
            "every withdrawal has reached all domains and the list: a server finishes them, or logs why not",
            ko: "모든 탈퇴가 모든 도메인과 탈퇴 목록에 반영되었습니다(서버가 마치거나, 못 하는 이유를 로그에 남깁니다)",
            offenders: "SELECT id FROM auth_members WHERE departure_pending = 1"),
        IntegrityCheck(
            "no more have joined by an invitation than it has uses", ko: "초대 코드로 가입한 사람이 정한 수를 넘지 않습니다",
            offenders: "SELECT id FROM auth_invitations WHERE used < 0 OR used > uses"),
        IntegrityCheck(
            "a member who is suspended is here, and has no session", ko: "이용 정지된 회원은 탈퇴하지 않았고 세션이 없습니다",
            offenders: """
                SELECT id FROM auth_members WHERE suspended_at IS NOT NULL AND (withdrawn_at IS NOT NULL
                OR EXISTS (SELECT 1 FROM auth_sessions WHERE auth_sessions.member_id = auth_members.id))
                """),
        IntegrityCheck(
            "a known place is of a member who has not withdrawn", ko: "기억한 접속 위치의 회원이 탈퇴하지 않았습니다",
            offenders: """
                SELECT DISTINCT member_id FROM auth_places WHERE NOT EXISTS (
                    SELECT 1 FROM auth_members
                    WHERE auth_members.id = auth_places.member_id AND withdrawn_at IS NULL)
                """),
        IntegrityCheck(
            "a member has at most 8 known places", ko: "기억한 접속 위치가 회원마다 8개를 넘지 않습니다",
            offenders: "SELECT member_id FROM auth_places GROUP BY member_id HAVING count(*) > 8"),
        IntegrityCheck(rowsOf: AuthTables.preferences, columns: "name, value", as: "a setting", ko: "설정") {
            row throws(DatabaseError) in try requireSetting(try row.text(), try row.text())
        },
        IntegrityCheck(
            "a setting is of a member who has not withdrawn", ko: "설정의 회원이 탈퇴하지 않았습니다",
            offenders: """
                SELECT DISTINCT member_id FROM auth_preferences WHERE NOT EXISTS (
                    SELECT 1 FROM auth_members
                    WHERE auth_members.id = auth_preferences.member_id AND withdrawn_at IS NULL)
                """),
        IntegrityCheck(
            "a member has at most 50 settings", ko: "설정이 회원마다 50개를 넘지 않습니다",
            offenders: "SELECT member_id FROM auth_preferences GROUP BY member_id HAVING count(*) > 50"),
        IntegrityCheck(
            "a block is between two members who have not withdrawn", ko: "차단한 회원과 차단된 회원이 탈퇴하지 않았습니다",
            offenders: """
                SELECT DISTINCT member_id FROM auth_blocks WHERE member_id = blocked_id OR 2 > (
                    SELECT count(*) FROM auth_members
                    WHERE id IN (member_id, blocked_id) AND withdrawn_at IS NULL)
                """),
        IntegrityCheck(
            "a member has blocked at most 500 others", ko: "차단한 회원이 회원마다 500명을 넘지 않습니다",
            offenders: "SELECT member_id FROM auth_blocks GROUP BY member_id HAVING count(*) > 500"),
        IntegrityCheck(
            "a member who was answered to a key is there", ko: "멱등 키에 응답한 회원이 있습니다",
            offenders: """
                SELECT answer FROM auth_receipts
                WHERE NOT EXISTS (SELECT 1 FROM auth_members WHERE id = substr(answer, 1, 26))
                """),
        IntegrityCheck(
            "a session has a refresh token that renews it", ko: "세션마다 쓸 수 있는 새로 고침 토큰이 있습니다",
            offenders: """
                SELECT id FROM auth_sessions WHERE NOT EXISTS (
                    SELECT 1 FROM auth_refresh_tokens
                    WHERE auth_refresh_tokens.session_id = auth_sessions.id AND used_at IS NULL)
                """),
    ]

    /// Throws `corrupt` for a setting that breaks the rules.
    private static func requireSetting(_ name: String, _ value: String) throws(DatabaseError) {
        guard let setting = try? MemberSetting(named: name, typed: value),
            setting.value.utf8.elementsEqual(value.utf8)
        else { throw .corrupt("a setting that nobody could have set") }
    }
}
