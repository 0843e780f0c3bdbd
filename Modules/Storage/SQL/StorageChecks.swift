public import Database

/// Invariants of the tables of pictures.
public enum StorageChecks {
    /// All of them.
    public static let all = [
        IntegrityCheck(
            rowsOf: StorageTables.pictures, columns: PictureRow.columns, as: "a picture", ko: "사진"
        ) { row throws(DatabaseError) in _ = try PictureRow.picture(&row) },
        IntegrityCheck(
            rowsOf: StorageTables.variants, columns: PictureRow.variantColumns, as: "a form of a picture",
            ko: "저장된 사진 크기"
        ) { row throws(DatabaseError) in _ = try PictureRow.variant(&row) },
        IntegrityCheck(
            "every picture is stored in three sizes", ko: "모든 사진이 세 가지 크기로 저장되어 있습니다",
            offenders: """
                SELECT id FROM pictures
                WHERE (SELECT COUNT(*) FROM picture_variants WHERE picture = pictures.id) <> 3
                """),
        IntegrityCheck(
            "every form of a picture belongs to a picture", ko: "저장된 사진 크기마다 사진이 있습니다",
            offenders: """
                SELECT picture FROM picture_variants
                WHERE NOT EXISTS (SELECT 1 FROM pictures WHERE id = picture_variants.picture)
                """),
        IntegrityCheck(
            "every form of a picture lies in a known file", ko: "저장된 사진 크기마다 등록된 파일이 있습니다",
            offenders: """
                SELECT picture FROM picture_variants WHERE NOT EXISTS (
                    SELECT 1 FROM picture_blobs WHERE picture_blobs.hash = picture_variants.hash
                        AND picture_blobs.generation = picture_variants.generation
                        AND size = length AND condemned = 0)
                """),
        IntegrityCheck(
            "files of pictures count what refers to them", ko: "사진 파일의 참조 수가 맞습니다",
            offenders: """
                SELECT hash FROM picture_blobs WHERE refs <> (
                    SELECT COUNT(*) FROM picture_variants
                    WHERE picture_variants.hash = picture_blobs.hash
                        AND picture_variants.generation = picture_blobs.generation)
                """),
        IntegrityCheck(
            "a member who has withdrawn has left no picture", ko: "탈퇴한 회원의 사진이 남아 있지 않습니다",
            offenders: """
                SELECT member FROM picture_closed_members
                WHERE EXISTS (SELECT 1 FROM pictures WHERE owner = member)
                """),
    ]
}
