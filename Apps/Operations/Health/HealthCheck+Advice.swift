import Glibc
import Settings
import Terminal
import Vocabulary

extension HealthCheck {
    /// What to do about a backend that cannot be opened; nil where the failure says it itself.
    func advice(on failure: ServiceFailure) -> Phrase? {
        switch installation.settings.backend {
        case .memory: nil
        case .sqlite(let path): advice(on: failure, fileAt: path)
        case .postgres:
            switch failure {
            case .unavailable:
                Phrase(
                    en: "Check with psql that PostgreSQL is running there and accepts your connection.",
                    ko: "PostgreSQL이 실행 중이고 접속을 허용하는지 같은 주소로 psql을 실행해 확인하세요.")
            default: nil
            }
        case .server:
            Phrase(
                en: "Check the address and that madang-server is running there, or start it here.",
                ko: "주소가 맞는지, madang-server가 실행 중인지 확인하거나 이 컴퓨터에서 시작하세요.")
        }
    }

    private func advice(on failure: ServiceFailure, fileAt path: String) -> Phrase? {
        switch failure {
        case .internal:
            return Phrase(
                en:
                    """
                    Check that this is the right file; if it is, restore a backup: madang-server restore \
                    FOLDER.
                    """,
                ko: "파일이 맞는지 확인하고, 맞다면 백업을 복원하세요: madang-server restore 폴더.")
        case .unavailable: break
        default: return nil
        }
        let isThere = access(path, F_OK) == 0
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let targets: [String] = isThere ? [folder, path] : [folder]
        if let target = targets.first(where: { access($0, W_OK) != 0 }) {
            guard mayOwn(target) else {
                return Phrase(
                    en: "\(target) cannot be written: choose another --backend.",
                    ko: "\(target)에 쓸 수 없습니다. 다른 --backend를 쓰세요.")
            }
            return Phrase(
                en: "\(target) cannot be written: change its owner or mode, or choose another --backend.",
                ko: "\(target)에 쓸 수 없습니다. 소유자나 권한을 바꾸거나 다른 --backend를 쓰세요.")
        }
        var room = statvfs()
        if statvfs(folder, &room) == 0, UInt64(room.f_bavail) * UInt64(room.f_frsize) < 1 << 20 {
            return Phrase(en: "The disk is full: make room.", ko: "디스크가 가득 찼습니다. 공간을 확보하세요.")
        }
        return nil
    }
}
