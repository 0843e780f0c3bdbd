import Auth
import Composition
import Glibc
import Settings
import Terminal
import Vocabulary

extension HealthCheck {
    /// The database or server, what lies beside it, and the session there.
    func backend() async -> [Finding] {
        let settings = installation.settings
        let (code, name) =
            settings.backend.isLocal
            ? ("database", Phrase(en: "Database", ko: "데이터베이스")) : ("server", Phrase(en: "Server", ko: "서버"))
        if installation.isMissing, installation.isAtDefault {
            let detail = Phrase(
                en: "\(settings.backend) (created when needed)", ko: "\(settings.backend) (필요할 때 만듭니다)")
            return [Finding(level: .ok, code: code, name: name, detail: detail)]
        }
        do {
            var findings: [Finding] = []
            try await installation.withPlatform { platform, session in
                try await platform.ready()
                let detail = Phrase("\(settings.backend) (\(platform.engine))")
                findings.append(Finding(level: .ok, code: code, name: name, detail: detail))
                findings += keys + encryption
                findings.append(await sessionFinding(platform, session))
            }
            return findings
        } catch {
            return [unreachable(code, name, error)]
        }
    }

    private func unreachable(_ code: String, _ name: Phrase, _ error: any Error) -> Finding {
        let reason =
            (error as? ServiceFailure)?.phrase ?? (error as? any DescribedError)?.phrase
            ?? Phrase("\(error)")
        let advice: Phrase? =
            switch installation.settings.backend {
            case .sqlite where installation.isMissing: nil
            case .memory, .sqlite:
                Phrase(
                    en:
                        """
                        Check that the folder can be written and the disk is not full, or choose another \
                        --backend.
                        """,
                    ko: "폴더 권한과 디스크 여유 공간을 확인하거나 다른 --backend를 쓰세요.")
            case .postgres:
                Phrase(
                    en: "Check with psql that PostgreSQL is running there and accepts your connection.",
                    ko: "PostgreSQL이 실행 중이고 접속을 허용하는지 같은 주소로 psql을 실행해 확인하세요.")
            case .server:
                Phrase(
                    en: "Check the address and that madang-server is running there, or start it here.",
                    ko: "주소가 맞는지, madang-server가 실행 중인지 확인하거나 이 컴퓨터에서 시작하세요.")
            }
        return Finding(level: .fail, code: code, name: name, detail: reason, advice: advice)
    }

    private var keys: [Finding] {
        guard case .sqlite(let path) = installation.settings.backend else { return [] }
        return privateFile("keys", Phrase(en: "Signing keys", ko: "서명 키"), path + ".keys").map { [$0] } ?? []
    }

    private var encryption: [Finding] {
        let address = "\(installation.settings.backend)"
        guard address.hasPrefix("http://") else { return [] }
        let host = address.dropFirst("http://".count)
        if ["127.", "localhost", "[::1]"].contains(where: host.hasPrefix) { return [] }
        return [
            Finding(
                level: .warn, code: "encryption", name: Phrase(en: "Encryption", ko: "암호화"),
                detail: Phrase(
                    en: "passwords are sent unencrypted to \(address)",
                    ko: "비밀번호가 암호화되지 않은 채 \(address)(으)로 전송됩니다"),
                advice: Phrase(en: "Use an https address.", ko: "https 주소를 쓰세요."))
        ]
    }

    /// Whether only its owner can read the file; nil if there is no such file.
    private func privateFile(_ code: String, _ name: Phrase, _ path: String) -> Finding? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        if status.st_mode & 0o077 == 0 {
            return Finding(level: .ok, code: code, name: name, detail: Phrase(path))
        }
        return Finding(
            level: .fail, code: code, name: name,
            detail: Phrase(en: "others can read \(path)", ko: "다른 사람이 \(path) 파일을 읽을 수 있습니다"),
            advice: Phrase("chmod 600 '\(path)'"))
    }

    private func sessionFinding(_ platform: any Platform, _ session: MemberSession) async -> Finding {
        let name = Phrase(en: "Session", ko: "세션")
        if let file = installation.sessionStorage as? FileSessionStorage,
            let finding = privateFile("session", name, file.path), finding.level == .fail
        {
            return finding
        }
        do {
            guard try await session.current() != nil else {
                let detail = Phrase(en: "nobody is signed in", ko: "로그인되어 있지 않습니다")
                return Finding(level: .ok, code: "session", name: name, detail: detail)
            }
            let account = try await platform.services(for: session).auth.account()
            let detail = Phrase(
                en: "signed in as \(account.nickname)", ko: "\(account.nickname) 님으로 로그인했습니다")
            return Finding(level: .ok, code: "session", name: name, detail: detail)
        } catch {
            let reason = (error as? AuthError)?.service?.phrase ?? (error as? ServiceFailure)?.phrase
            return Finding(
                level: .warn, code: "session", name: name, detail: reason ?? Phrase("\(error)"),
                advice: Phrase("madang auth login"))
        }
    }
}
