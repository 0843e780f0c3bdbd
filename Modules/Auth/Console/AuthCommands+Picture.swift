import Auth
import Commands
import Terminal
import Vocabulary

extension AuthCommands {
    /// Replaces or removes the portrait. The file is read before any prompt or request.
    func changePicture(_ options: ProfilePictureOptions) async throws {
        guard let path = try options.wanted() else { return try await removePicture() }
        guard let uploads else { throw AuthError.service(.internal("nobody uploads pictures")) }
        let file = try DescribedFile.read(
            [path], options.description.map { [$0] } ?? [], atMost: uploads.largestFile)
        // Checks the permission before the upload.
        _ = try await console.waiting { () throws(AuthError) in try await auth.account() }
        let picture = try await console.upload(file, by: uploads).first
        try await show(picture, saying: Phrase(en: "Updated:", ko: "수정했습니다:"))
    }

    private func removePicture() async throws {
        try console.requireConfirmed(
            Phrase(en: "Remove your profile picture?", ko: "프로필 사진을 삭제할까요?"),
            otherwise: Phrase(en: "Nothing was removed.", ko: "삭제하지 않았습니다."))
        try await show(nil, saying: Phrase(en: "Removed:", ko: "삭제했습니다:"))
    }

    private func show(_ picture: PictureID?, saying done: Phrase) async throws {
        let changed = try await console.waiting { () throws(AuthError) in
            try await auth.changePicture(to: picture)
        }
        if console.format == .human { console.print(done) }
        show(changed)
    }
}
